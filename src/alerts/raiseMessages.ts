import { catalogue } from '../shared/messages'

// Apart from the other texts of alerts, because every page with a button to raise alerts loads them.
export const raiseText = catalogue('raiseAlert', {
  raise: 'Raise alert',
  raiseByA: 'Raise alert (A)',
  raiseByShiftA: 'Raise alert (Shift+A)',
  noPicture: 'The picture could not be read. The alert is raised without it.',
})
