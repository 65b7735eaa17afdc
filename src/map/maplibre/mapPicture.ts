import type { Map as MapLibreMap } from 'maplibre-gl'

/** Copies the drawn map. The browser empties the drawing after each frame, so it is copied while a frame is drawn. */
export const pictureOf = (map: MapLibreMap): Promise<HTMLCanvasElement> =>
  new Promise((resolve, reject) => {
    map.once('render', () => {
      const drawn = map.getCanvas()
      const copy = document.createElement('canvas')
      copy.width = drawn.width
      copy.height = drawn.height
      const context = copy.getContext('2d')
      if (!context) return reject(new Error('The browser has no memory for a picture'))
      context.drawImage(drawn, 0, 0)
      resolve(copy)
    })
    map.triggerRepaint()
  })
