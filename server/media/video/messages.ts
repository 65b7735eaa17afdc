import { catalogue } from '../../platform/core/messages'

export const videoText = catalogue('video', {
  // Why a video cannot be used
  unreadable: 'The video cannot be read. It is damaged, or it is not a video.',
  noIndex:
    'The file ends before the index that says where its pictures are, as after a loss of power or a copy that was broken off. Compare its size with the file on the card. If the sizes are equal, put the card into the camera and turn it on: many cameras complete the file. Then copy it again.',
  cutBeforePictures:
    'The file ends before its first pictures, as after a loss of power or a copy that was broken off. Compare its size with the file on the card, and copy it again.',
  noVideo: 'The file contains no video track.',
  noPictures: 'The video track contains no pictures.',
  noKeyFrame: 'The video cannot be decoded: it does not start with a complete picture.',
  impossible: 'The video states an impossible length or size, so it is damaged.',
  tooLarge: 'Reading the video needs more memory than allowed. Export it again with another program.',
  tooSlow: 'Reading the video took longer than {minutes} minutes.',
  // What is incomplete
  cutShort:
    'The end of the file is missing or damaged, as after a loss of power or a copy that was broken off. The video was kept up to there.',
  // Which browsers play it
  hevcNote:
    'H.265 plays in Safari, and in Chrome and Edge on devices that decode it in hardware. Firefox shows no picture.',
  av1Note: 'AV1 plays in Chrome, Edge and Firefox, and in Safari on devices that decode it in hardware.',
  vp8Note: 'VP8 plays in Chrome, Edge and Firefox. Safari plays it in current versions only.',
  noBrowser: 'No browser plays {codec}. Download the video to watch it.',
})
