import { catalogue } from '../../../shared/messages'

export const panoramaText = catalogue('panorama', {
  look: '360° photo. Drag to look around, or use the buttons.',
  direction: 'Direction {direction}°, tilt {tilt}°',
  tilt: 'Tilt {tilt}°. The photo states no direction.',
  notLoaded: 'The photo cannot be loaded. Open it again, or download it.',
  noWebGl:
    'This browser cannot show 360° photos, because it has no WebGL. The flat picture and the download still work.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  lookUp: 'Look up',
  lookDown: 'Look down',
  lookLeft: 'Look left',
  lookRight: 'Look right',
  fullscreen: 'Full screen',
  loading: 'Loading…',
})
