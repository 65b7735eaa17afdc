import { catalogue } from '../../../shared/messages'

export const photoObjectsText = catalogue('photoObjects', {
  title: 'Objects',
  show: 'Objects ({count, number})',
  list: 'Objects in this photo',
  withState: '{object}, {state}',
  candidate: 'open',
  confirmed: 'confirmed',
  rejected: 'rejected',
  more: '{count, plural, one {and # more} other {and # more}}',
})
