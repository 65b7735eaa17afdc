import type { Group } from '../group'
import { eraseJob } from './eraseJob'
import { userHandlers } from './handlers'
import { startInvitationMailer } from './invitationMailer'

export const group = {
  handlers: userHandlers,
  jobs: [eraseJob],
  rounds: (services) => [startInvitationMailer(services)],
} satisfies Group
