import type { Group } from '../group'
import { userHandlers } from './handlers'
import { startInvitationMailer } from './invitationMailer'

export const group = {
  handlers: userHandlers,
  rounds: (services) => [startInvitationMailer(services)],
} satisfies Group
