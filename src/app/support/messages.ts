import { catalogue } from '../../shared/messages'

export const supportBarText = catalogue('supportBar', {
  region: 'Support access',
  inTenant: 'You are in {tenant} as {product} support until {time}.',
  leave: 'Leave',
  viewRegion: 'View as a client',
  inView: 'You see what {client} sees. Read-only until {time}.',
  endView: 'End view',
  viewEnded: 'The view as {client} has ended',
  left: 'You are no longer in {tenant}',
  request: '{name} from {product} support asks for access to your organisation',
  answer: 'Review request',
})
