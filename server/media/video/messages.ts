import { catalogue } from '../../platform/core/messages'

export const videoText = catalogue('video', {
  // Why a video cannot be used
  unreadable: 'The video cannot be read. It is damaged, or it is not a video.',
  noIndex:
    'The video is incomplete: the part that says where its pictures are is missing. Copy it from the drone again.',
  truncated: 'The video is incomplete: {missing} of {size} are missing at its end. Upload it again.',
  noVideo: 'The file contains no video track.',
  noPictures: 'The video track contains no pictures.',
  noKeyFrame: 'The video cannot be decoded: it does not start with a complete picture.',
  impossible: 'The video states an impossible length or size, so it is damaged.',
  tooLarge: 'Reading the video needs more memory than allowed. Export it again with another program.',
  tooSlow: 'Reading the video took longer than {minutes} minutes.',
  // What is incomplete
  cutShort: 'The end of the file is damaged. The video was kept up to there.',
  // Which browsers play it
  hevcNote:
    'H.265 plays in Safari, and in Chrome and Edge on devices that decode it in hardware. Firefox shows no picture.',
  av1Note: 'AV1 plays in Chrome, Edge and Firefox, and in Safari on devices that decode it in hardware.',
  vp8Note: 'VP8 plays in Chrome, Edge and Firefox. Safari plays it in current versions only.',
  noBrowser: 'No browser plays {codec}. Download the video to watch it.',
})
