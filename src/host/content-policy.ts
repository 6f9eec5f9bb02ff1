/**
 * What the page may load, starting from nothing: its own scripts, styles, fonts, pictures and workers. The build writes
 * it into the page, so that it holds in both hosts, and the web server sends it as well.
 */
export const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')
