import { actorOf } from '../../platform/audit/actor'
import type { Handlers } from '../../platform/http/contract'
import type { Services } from '../services'
import { MAX_PICTURE_BYTES } from '../../records/pictures/picture'
import { storePicture } from '../../records/pictures/publicFiles'
import { inTenant } from '../../platform/db/tenancy'
import { withFileOfCall } from '../../records/uploads/fileOfCall'
import { organisationText } from './messages'
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
      return { message: organisationText('saved'), data }
    },

    async uploadOrganisationLogo(context) {
      const data = await withFileOfCall(services, context, MAX_PICTURE_BYTES, (bytes) =>
        storePicture(services, context.tenantId, 'logo', bytes),
      )
      return { message: organisationText('logoUploaded'), data }
    },
  }
}
