import { catalogue } from '../../../shared/messages'

export const accessText = catalogue('tenantSupportAccess', {
  title: 'Support access',
  help: 'You can enter this tenant after one of its tenant roots grants access. Access is read-only.',
  waiting: 'Waiting for an answer until {time}',
  open: 'Open until {time}',
  declined: 'The last request was declined by {name}',
  revoked: 'The last access was ended by {name}',
  unanswered: 'The last request was not answered',
  expired: 'The last access has expired',
  ask: 'Ask for access',
  askTitle: 'Ask {name} for support access',
  reason: 'Reason',
  reasonHelp: 'The tenant roots see it in a mail and in the app.',
  reasonNeeded: 'Enter a reason',
  enter: 'Enter as support',
})
