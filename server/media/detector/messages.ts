import { catalogue } from '../../platform/core/messages'

export const detectorText = catalogue('detector', {
  // Why a model cannot be used
  tooLargeFile: 'The model is larger than {limit} MB. Export a smaller variant of it.',
  noModel: 'This file is not an ONNX model. Export the detector as ONNX and upload that file.',
  externalData: 'The model keeps its weights in another file. Export it as one file.',
  notLoadable: 'The model cannot be loaded. It is damaged, or it uses operators that are not supported.',
  inputCount: 'The model has {count} inputs. A detector has one input, the picture.',
  outputCount: 'The model has {count} outputs. Export a detection model, which has one output.',
  inputType:
    'The input of the model is not a tensor of 32-bit floats. Export it without half precision or quantized input.',
  inputShape: 'The input of the model is {shape}. It must be 1 x 3 x height x width, with fixed numbers.',
  inputSize: 'The input of the model is {width} x {height} pixels. At most {limit} each way are supported.',
  outputShape:
    'The output of the model is {shape}. Export a YOLOv8 or YOLO11 detection model (1 x (4 + classes) x boxes) or one with built-in suppression (1 x boxes x 6).',
  outputType: 'The output of the model is not a tensor of 32-bit floats.',
  classCount: 'The model names {named} classes but its output has {found}.',
  tooSlow: 'The model did not finish within {seconds} seconds.',
  tooMuchMemory: 'The model needs more memory than allowed. Export a smaller variant of it.',
  stopped: 'The model ended unexpectedly and cannot be used.',
  notRunnable: 'The model stopped with an error on a picture.',
  // Why one picture was left out
  unreadablePicture: 'The picture cannot be read.',
})
