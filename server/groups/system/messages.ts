import { catalogue } from '../../platform/core/messages'

export const diskMailText = catalogue('diskMail', {
  subject: 'The disk of {product} is almost full',
  body: 'Hello {name},\n\nthe server has {free} of free disk space. Below {reserve} it refuses uploads, and jobs such as imports wait; sign-in, alerts and comments go on.\n\nDelete what is no longer needed for good, or ask the administrator of the server to enlarge its disk.\n\n{link}',
})
