import { ApiProblem, bodyOf, createClient } from '@aerie/client'

/** Creates a mission and reads it again. @returns its name, or what is wrong */
export async function createSurvey(address: string, token: string): Promise<string> {
  const client = createClient({ address, token })
  try {
    const created = await bodyOf(client.POST('/mission/create', { body: { name: 'Harbour survey' } }))
    const missionId = created.data._id
    const found = await bodyOf(client.GET('/mission/get/{missionId}', { params: { path: { missionId } } }))
    return found.data.name
  } catch (error) {
    if (error instanceof ApiProblem) return `${error.status}: ${error.message}`
    throw error
  }
}
