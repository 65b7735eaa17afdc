import { catalogue } from '../../../shared/messages'

export const publishText = catalogue('livePublish', {
  title: 'Publish camera',
  help: 'This page sends the picture of a camera to the mission whose stream key is in the address.',
  incomplete: 'The address contains no stream key. Open the complete link of the stream key.',
  preview: 'Preview of the camera',
  camera: 'Camera',
  unnamedCamera: 'Camera {number}',
  start: 'Start publishing',
  stop: 'Stop publishing',
  ready: 'Ready',
  connecting: 'Connecting',
  live: 'Live',
  reconnecting: 'Connection lost. Connecting again…',
  sound: 'Send sound',
  insecure: 'The browser allows the camera only on https addresses. Open this page with https.',
  cameraDenied:
    'The browser does not allow access to the camera. Allow it in the settings of the browser, and try again.',
  noCamera: 'No camera was found. Connect one, and try again.',
  cameraBusy: 'The camera could not be opened. Close other programs that use it, and try again.',
  keyRefused: 'The stream key is not valid. It may have expired or been revoked. Ask for a new one.',
  inUse: 'Another publisher is using this stream key. Stop that one first, or ask for another key.',
  unavailable: 'The server accepts no publishers at the moment. Trying again…',
  noUdp: 'The network does not let WebRTC through. Use another network, or publish by RTMP.',
})
