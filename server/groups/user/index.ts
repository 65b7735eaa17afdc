import type { Group } from '../group'
import { userHandlers } from './handlers'
import { startInvitationMailer } from './invitationMailer'

export const group = {
  handlers: userHandlers,
  background: startInvitationMailer,
} satisfies Group
