// Calls of an identity provider.
import type { LightMyRequestResponse } from 'fastify'
import type { TestApp, TestTenant } from '../../../testing/testApp'

/** Creates a provisioning token. @returns the header that sends it */
export async function provisioningHeader(
  aerie: TestApp,
  tenant: TestTenant,
  name = 'Entra ID',
): Promise<{ authorization: string }> {
  const root = await aerie.cookieOf(tenant.root)
  const { data } = await aerie.call<{ secret: string }>(root, 'POST', '/scim-token/create', { name })
  return { authorization: `Bearer ${data.secret}` }
}

export interface Provider {
  authorization: string
  send(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: object): Promise<LightMyRequestResponse>
}

export async function openProvider(aerie: TestApp, tenant: TestTenant, name?: string): Promise<Provider> {
  const headers = await provisioningHeader(aerie, tenant, name)
  return {
    ...headers,
    send: (method, url, body) =>
      aerie.app.inject({
        method,
        url: `/apis/v1/scim/v2${url}`,
        headers: { ...headers, ...(body && { 'content-type': 'application/scim+json; charset=utf-8' }) },
        ...(body && { payload: JSON.stringify(body) }),
      }),
  }
}
