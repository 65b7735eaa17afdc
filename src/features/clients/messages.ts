import { catalogue } from '../../shared/messages'

export const clientsText = catalogue('clients', {
  helpClients: 'Invite the companies you fly for and keep their contact details.',
  helpClientMissions: 'Choose which missions each client can see.',
  helpSharedMissions: 'Find the missions shared with you, with their maps, recordings and reports.',
})
