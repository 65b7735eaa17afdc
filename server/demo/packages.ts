// Packages of the demo data, so that the sign-up can be tried.
import type { NewPackage } from '../groups/package/sql'

const GB = 1024 ** 3

export const PACKAGES: NewPackage[] = [
  {
    name: 'Trial',
    description: 'For a look around: two people and a few flights.',
    price: 0,
    currency: 'INR',
    period: 'month',
    limits: { users: 2, clients: 10, storageBytes: 5 * GB, streamMinutes: 60, aiRuns: 10 },
    active: true,
    public: true,
  },
  {
    name: 'Team',
    description: 'A crew that flies every week: ten people, live streams, 100 GB of imagery.',
    price: 499_900,
    currency: 'INR',
    period: 'month',
    limits: { users: 10, clients: 100, storageBytes: 100 * GB, streamMinutes: 3000, aiRuns: 200 },
    active: true,
    public: true,
  },
  {
    name: 'Fleet',
    description: 'Round the clock over many sites: a hundred people and 2 TB, paid by the year.',
    price: 19_999_900,
    currency: 'INR',
    period: 'year',
    limits: { users: 100, clients: 1000, storageBytes: 2048 * GB, streamMinutes: 100_000, aiRuns: 10_000 },
    active: true,
    public: true,
  },
]
