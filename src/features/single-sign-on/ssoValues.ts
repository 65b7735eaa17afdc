import type { SingleSignOn } from '../../api/single-sign-on'
import { ssoText } from './messages'

export interface SsoValues {
  issuer: string
  application: string
  clientSecret: string
  domains: string[]
  createsUsers: boolean
  trustsUnverifiedEmail: boolean
  groupsClaim: string
  groups: { value?: string; groupId?: string }[]
  enabled: boolean
  passwordsDisabled: boolean
}

export const valuesOf = (stored: SingleSignOn): SsoValues => {
  const { issuer, application, domains, createsUsers, trustsUnverifiedEmail } = stored
  const { groupsClaim, groups, enabled, passwordsDisabled } = stored
  return {
    issuer,
    application,
    clientSecret: '',
    domains,
    createsUsers,
    trustsUnverifiedEmail,
    groupsClaim,
    groups,
    enabled,
    passwordsDisabled,
  }
}

/** What the form shows before the first save. Version 0 is never stored. */
export const NOTHING: SingleSignOn = {
  issuer: '',
  application: '',
  hasSecret: false,
  domains: [],
  groupsClaim: 'groups',
  groups: [],
  enabled: false,
  passwordsDisabled: false,
  createsUsers: false,
  trustsUnverifiedEmail: false,
  version: 0,
}

export const fieldLabels = (): Record<keyof SsoValues, string> => ({
  issuer: ssoText('issuer'),
  application: ssoText('clientId'),
  clientSecret: ssoText('clientSecret'),
  domains: ssoText('domains'),
  createsUsers: ssoText('createsUsers'),
  trustsUnverifiedEmail: ssoText('trustsUnverifiedEmail'),
  groupsClaim: ssoText('groupsClaim'),
  groups: ssoText('groups'),
  enabled: ssoText('enabled'),
  passwordsDisabled: ssoText('passwordsDisabled'),
})
