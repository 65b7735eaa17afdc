import { actorOf } from '../../audit/actor'
import type { Handlers } from '../../contract'
import { readFile } from '../../requestBody'
import type { Services } from '../../services'
import { keepPicture } from '../../pictures/publicFiles'
import { inTenant } from '../../tenancy'
import { editOrganisation, readOrganisation } from './service'

type OrganisationOperation = 'getOrganisationDetails' | 'updateOrganisationDetails' | 'uploadOrganisationLogo'

export function organisationHandlers(services: Services): Handlers<OrganisationOperation> {
  return {
    async getOrganisationDetails({ tenantId }) {
      return { data: await inTenant(services.db, tenantId, (tx) => readOrganisation(tenantId, tx)) }
    },

    async updateOrganisationDetails({ body, tenantId, user, request }) {
      const { version, ...fields } = body
      const data = await editOrganisation(services, tenantId, version, fields, actorOf({ user, request }))
      return { message: 'Details saved', data }
    },

    async uploadOrganisationLogo({ request, tenantId }) {
      const data = await keepPicture(services, tenantId, 'logo', await readFile(request))
      return { message: 'Logo received', data }
    },
  }
}
