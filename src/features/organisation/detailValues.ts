// Values of the organisation form.
import type { Organisation } from '../../api/organisation'
import { organisationText } from './messages'

export interface DetailValues {
  name: string
  address: string
  contactEmail: string
  billingEmail: string
  contactPhone: string
  taxId: string
}

/** Labels of the fields. */
export const fieldLabels = (): Record<keyof DetailValues, string> => ({
  name: organisationText('name'),
  address: organisationText('address'),
  contactEmail: organisationText('contactEmail'),
  billingEmail: organisationText('billingEmail'),
  contactPhone: organisationText('contactPhone'),
  taxId: organisationText('taxId'),
})

export const valuesOf = (organisation: Organisation): DetailValues => {
  const { name, address, contactEmail, billingEmail, contactPhone, taxId } = organisation
  return { name, address, contactEmail, billingEmail, contactPhone, taxId }
}

/** Trimmed texts, as they are stored. */
export const trimmed = (values: Partial<DetailValues>): Partial<DetailValues> =>
  Object.fromEntries(Object.entries(values).map(([field, text]) => [field, text.trim()]))
