// Values of the package form, and their conversion from and to the contract.
import type { NewPackage, Package, PackageEdit, Period } from '../../../api/package'
import { GIGABYTE } from '../../../shared/byteSize'
import { fromMinor, toMinor } from '../../../shared/packages/money'
import { packagesText } from '../messages'

export interface Poster {
  fileId: string
  url: string
}

export interface PackageValues {
  name: string
  description: string
  /** In major units of the currency. Null while the field is empty. */
  price: number | null
  currency: string
  period: Period
  users: number | null
  clients: number | null
  storageGb: number | null
  streamMinutes: number | null
  aiRuns: number | null
  poster: Poster | null
  active: boolean
  public: boolean
}

export type PackageField = keyof PackageValues

export const fieldLabels = (): Record<PackageField, string> => ({
  name: packagesText('fieldName'),
  description: packagesText('fieldDescription'),
  price: packagesText('fieldPrice'),
  currency: packagesText('fieldCurrency'),
  period: packagesText('fieldPeriod'),
  users: packagesText('fieldUsers'),
  clients: packagesText('fieldClients'),
  storageGb: packagesText('fieldStorage'),
  streamMinutes: packagesText('fieldStreamMinutes'),
  aiRuns: packagesText('fieldAiRuns'),
  poster: packagesText('fieldPoster'),
  active: packagesText('fieldActive'),
  public: packagesText('fieldPublic'),
})

/** Initial values of a new package. */
export const firstValues: PackageValues = {
  name: '',
  description: '',
  price: 1999,
  currency: 'INR',
  period: 'month',
  users: 10,
  clients: 100,
  storageGb: 100,
  streamMinutes: 3000,
  aiRuns: 200,
  poster: null,
  active: true,
  public: true,
}

export const valuesOf = (pack: Package): PackageValues => ({
  name: pack.name,
  description: pack.description,
  price: fromMinor(pack.price, pack.currency),
  currency: pack.currency,
  period: pack.period,
  users: pack.limits.users,
  clients: pack.limits.clients,
  storageGb: pack.limits.storageBytes / GIGABYTE,
  streamMinutes: pack.limits.streamMinutes,
  aiRuns: pack.limits.aiRuns,
  poster: pack.poster && pack.posterId ? { fileId: pack.posterId, url: pack.poster } : null,
  active: pack.active,
  public: pack.public,
})

/** The package as it would be stored; empty numbers become 0. */
export const toNewPackage = (values: PackageValues): Required<NewPackage> => ({
  name: values.name.trim(),
  description: values.description.trim(),
  price: toMinor(values.price ?? 0, values.currency),
  currency: values.currency,
  period: values.period,
  limits: {
    users: values.users ?? 0,
    clients: values.clients ?? 0,
    storageBytes: Math.round((values.storageGb ?? 0) * GIGABYTE),
    streamMinutes: values.streamMinutes ?? 0,
    aiRuns: values.aiRuns ?? 0,
  },
  posterId: values.poster?.fileId ?? null,
  active: values.active,
  public: values.public,
})

/** The edit from `base` to `values`. It contains only changed fields, so that two users can edit different fields. */
export function toEdit(values: PackageValues, base: Package): PackageEdit {
  const before = toNewPackage(valuesOf(base))
  const changes = Object.entries(toNewPackage(values)).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof NewPackage]),
  )
  return { version: base.version, ...(Object.fromEntries(changes) as Partial<NewPackage>) }
}

// The contract nests fields that the form keeps flat.
const places: Readonly<Record<string, PackageField>> = {
  'limits/users': 'users',
  'limits/clients': 'clients',
  'limits/storageBytes': 'storageGb',
  'limits/streamMinutes': 'streamMinutes',
  'limits/aiRuns': 'aiRuns',
  posterId: 'poster',
}

/** Form field of a field in an error of the server. */
export const fieldNamed = (path: string): string => places[path] ?? path
