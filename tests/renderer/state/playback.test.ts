import { beforeEach, describe, expect, it } from 'vitest'
import { Playback, type Reel } from '../../../src/renderer/state/playback.svelte'

let reel: Reel | undefined
let playback: Playback

beforeEach(() => {
  reel = { key: 1, length: 10, marks: [0, 4, 10] }
  playback = new Playback(() => reel)
})

describe('playback', () => {
  it('plays to the end, stops there, and begins anew', () => {
    playback.toggle()
    for (let count = 0; count < 20; count++) playback.tick(0.25)
    expect(playback).toMatchObject({ frame: 10, playing: false })
    playback.toggle()
    expect(playback).toMatchObject({ frame: 0, playing: true })
  })

  it('has whole frames for those who want no tweens', () => {
    playback.toggle()
    playback.tick(0.1)
    expect(playback.position).toBeCloseTo(0.4)
    expect(playback.frame).toBe(0)
  })

  it('leaves nobody between two cells when it is paused', () => {
    playback.toggle()
    playback.tick(0.4)
    expect(playback.position).toBeCloseTo(1.6)
    playback.toggle()
    expect(playback).toMatchObject({ position: 2, playing: false })
    playback.toggle()
    playback.tick(0.1)
    playback.pause()
    expect(playback).toMatchObject({ position: 2, playing: false })
  })

  it('stops when someone steps, jumps or goes to a mark', () => {
    playback.toggle()
    playback.tick(0.3)
    playback.step(1)
    expect(playback).toMatchObject({ position: 2, playing: false })
    playback.toMark(1)
    expect(playback.position).toBe(4)
    playback.toMark(-1)
    expect(playback.position).toBe(0)
    playback.seek(99)
    expect(playback.position).toBe(10)
  })

  it('shows a loop’s rest as the last frame', () => {
    playback.loop = true
    playback.toggle()
    playback.seek(10)
    playback.toggle()
    expect(playback.position).toBe(0)
    for (let count = 0; count < 10; count++) playback.tick(0.25)
    playback.tick(0.1)
    expect(playback).toMatchObject({ position: 10, playing: true })
  })

  it('has nothing to play without a solution', () => {
    reel = undefined
    playback.toggle()
    playback.step(1)
    expect(playback).toMatchObject({ playing: false, position: 0 })
  })
})
