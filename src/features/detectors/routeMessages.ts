import { catalogue } from '../../shared/messages'

export const routeText = catalogue('detectorRoutes', {
  detectors: 'Detectors',
  keywords: 'detector model onnx yolo ai object detection upload neural network',
  objects: 'Objects',
})
