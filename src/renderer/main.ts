document.body.append('Stromwerk')
