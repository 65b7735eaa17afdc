import { catalogue } from '../../../shared/messages'

export const thenAndNowText = catalogue('then-and-now', {
  none: 'No other photo shows this view',
  noneHelp:
    'Photos appear here that were taken near this position in the same direction, more than an hour earlier or later, in any mission.',
  noPosition: 'Other photos of this view are unknown',
  noPositionHelp:
    'The file states no position or no time. Place the photo on the map to find other photos of its view.',
  occasions: 'Photos of this view',
  layout: 'Layout',
  sideBySide: 'Side by side',
  swipe: 'Swipe',
  place: '{distance} m away',
  placeAndAngle: '{distance} m away, direction differs by {angle}°',
  open: 'Open in its mission',
  divider: 'Divider between the photos',
  dividerValue: '{percent}% of the earlier photo',
  earlier: 'Earlier photo, {time}',
  later: 'Later photo, {time}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole picture',
  stage: 'The two photos. Drag to move them when they are zoomed in.',
})
