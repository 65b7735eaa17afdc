// Minimal records as the server sends them. A test sets the fields it is about.
import type { Photo, SameViewPhoto } from '../api/photo'
import type { BaseLayer, BaseLayerPart } from '../api/base-layer'
import type { SideBarEntry, UserDetails } from '../api/auth'
import type { Job } from '../api/job'
import type { LayerFeature } from '../api/feature'
import type { FeatureFile } from '../api/feature-file'
import type { Layer } from '../api/layer'
import type { Mission } from '../api/mission'
import type { Notification } from '../api/notification'
import type { User } from '../api/user'
import type { UserGroup } from '../api/user-group'
import type { Package } from '../api/package'
import type { Tenant } from '../api/tenant'

let made = 0

/** A new id in the format of the server. */
export function anId(): string {
  made += 1
  return `01938f6e-7a3b-7c21-9b1e-${made.toString(16).padStart(12, '0')}`
}

export const aMenuEntry = (entry: Partial<SideBarEntry> = {}): SideBarEntry => ({
  type: 'menu',
  text: 'Missions',
  link: '/dashboard/missions',
  icon: 'mission',
  ...entry,
})

/** A tenant-staff user who can see and plan missions, open data and assets, and has accepted the terms. */
export const aUser = (user: Partial<UserDetails> = {}): UserDetails => ({
  _id: anId(),
  name: 'Sam Staff',
  email: 'staff@demo.test',
  avatar: null,
  language: null,
  userType: 'tenant-staff',
  tenantId: { _id: anId(), name: 'Demo' },
  permissions: [
    'dashboard',
    'data_page',
    'asset_list',
    'stream_list',
    'mission_list',
    'mission_create',
    'mission_update',
    'mission_delete',
  ],
  isTermsAccepted: true,
  sideBar: [aMenuEntry({ text: 'Dashboard', link: '/dashboard', icon: 'dashboard' }), aMenuEntry()],
  ...user,
})

/** A scheduled mission that can go live. */
export const aMission = (mission: Partial<Mission> = {}): Mission => ({
  _id: anId(),
  name: 'Harbour survey',
  description: 'Quay walls after the storm',
  status: 'scheduled',
  nextStatuses: ['live', 'cancelled'],
  location: { _id: anId(), name: 'Gate 4', location: { lat: 46.78, long: -92.1 } },
  scheduledAt: '2026-03-12T09:30:00.000Z',
  startedAt: null,
  endedAt: null,
  archived: false,
  version: 1,
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-02T08:00:00.000Z',
  createdBy: { _id: anId(), name: 'Sam Staff', avatar: null },
  ...mission,
})

export const aNotification = (notification: Partial<Notification> = {}): Notification => ({
  seq: 1,
  event: 'MISSION_ADDED',
  payload: { mission: 'Harbour survey', missionID: anId() },
  createdAt: '2026-03-01T08:00:00.000Z',
  read: false,
  ...notification,
})

/** An active user without grants. */
export const aTeamUser = (user: Partial<User> = {}): User => ({
  _id: anId(),
  name: 'Pat Pilot',
  email: 'pat@demo.test',
  avatar: null,
  userType: 'tenant-user',
  state: 'active',
  customPermissions: [],
  groups: [],
  secondFactor: false,
  invitedAt: null,
  provisioned: false,
  version: 1,
  createdAt: '2026-03-01T08:00:00.000Z',
  ...user,
})

export const aUserGroup = (group: Partial<UserGroup> = {}): UserGroup => ({
  _id: anId(),
  name: 'Pilots',
  description: 'Plan and fly',
  permissions: ['mission_list'],
  memberCount: 0,
  version: 1,
  createdAt: '2026-03-01T08:00:00.000Z',
  ...group,
})

/** A package on sale without tenants. */
export const aPackage = (pack: Partial<Package> = {}): Package => ({
  _id: anId(),
  name: 'Team',
  description: 'Ten people, 100 GB of imagery.',
  price: 199_900,
  currency: 'INR',
  period: 'month',
  limits: { users: 10, clients: 100, storageBytes: 107_374_182_400, streamMinutes: 3000, aiRuns: 200 },
  poster: null,
  posterId: null,
  active: true,
  public: true,
  tenants: 0,
  version: 1,
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-02T08:00:00.000Z',
  ...pack,
})

/** A vector layer that is ready and part of its base layer. */
export const aBasePart = (part: Partial<BaseLayerPart> = {}): BaseLayerPart => ({
  _id: anId(),
  name: 'plots',
  kind: 'vector',
  status: 'ready',
  message: null,
  staged: false,
  opacity: 1,
  color: '#0958d9',
  fields: [{ name: 'plot', type: 'text' }],
  featureCount: 12,
  dataVersion: 1,
  version: 1,
  createdAt: '2026-03-01T08:00:00.000Z',
  ...part,
})

/** An unpublished base layer with one vector part. */
export const aBaseLayer = (base: Partial<BaseLayer> = {}): BaseLayer => ({
  _id: anId(),
  name: 'Plots 2026',
  description: 'From the land registry',
  primeAttribute: null,
  published: false,
  parts: [aBasePart()],
  version: 1,
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-02T08:00:00.000Z',
  ...base,
})

/** An active tenant with a package. */
export const aTenant = (tenant: Partial<Tenant> = {}): Tenant => ({
  _id: anId(),
  name: 'Harbour Survey Ltd',
  status: 'active',
  nextStatuses: ['suspended'],
  root: { name: 'Robin Root', email: 'robin@harbour.test' },
  packageName: 'Team',
  endsAt: null,
  users: 9,
  missions: 120,
  storageBytes: 1_048_576,
  version: 1,
  createdAt: '2026-03-01T08:00:00.000Z',
  address: '12 Harbour Road',
  contactEmail: 'office@harbour.test',
  contactPhone: '',
  taxId: '',
  logo: null,
  usage: [{ resource: 'users', used: 9, limit: 10, level: 'warning', graceUntil: null }],
  orders: [],
  ...tenant,
})

/** A ready vector layer with 2 plots. */
export const aLayer = (layer: Partial<Layer> = {}): Layer => ({
  _id: anId(),
  missionId: anId(),
  groupId: null,
  name: 'Plots',
  kind: 'vector',
  status: 'ready',
  visible: true,
  clientVisible: false,
  opacity: 1,
  color: '#0958d9',
  labelField: null,
  flagged: false,
  fence: false,
  bounds: [-92.11, 46.77, -92.09, 46.79],
  fields: [
    { name: 'plot', type: 'text' },
    { name: 'height', type: 'number' },
  ],
  featureCount: 2,
  dataVersion: 1,
  version: 1,
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-02T08:00:00.000Z',
  ...layer,
})

/** A point of a layer. */
export const aFeature = (feature: Partial<LayerFeature> = {}): LayerFeature => ({
  type: 'Feature',
  index: 1,
  version: 1,
  geometry: { type: 'Point', coordinates: [-92.1, 46.78] },
  properties: { plot: 'A1', height: 3 },
  style: null,
  problem: null,
  flagged: false,
  flagNote: null,
  ...feature,
})

/** A running import. */
export const aJob = (job: Partial<Job> = {}): Job => ({
  _id: anId(),
  kind: 'layer-import',
  title: 'Orthophoto March',
  status: 'running',
  progress: 0.4,
  message: 'Making the overview',
  attempts: 1,
  createdAt: '2026-03-01T08:00:00.000Z',
  startedAt: '2026-03-01T08:00:01.000Z',
  endedAt: null,
  ...job,
})

/** Returns an imported photo without a decision. */
export const aPhoto = (photo: Partial<Photo> = {}): Photo => ({
  _id: anId(),
  missionId: anId(),
  name: 'DJI_0018.JPG',
  mediaType: 'image/jpeg',
  size: 4_024_770,
  state: 'staged',
  imported: true,
  proposal: null,
  reason: null,
  notes: [],
  takenAt: '2016-06-23T16:31:59.000Z',
  localTime: true,
  location: { lat: 46.842607, long: -91.99456 },
  width: 4000,
  height: 2250,
  footprint: null,
  uncertainty: null,
  ground: null,
  hasPicture: true,
  clientVisible: false,
  feature: null,
  flightId: null,
  flight: null,
  isPlaced: false,
  thermal: null,
  facts: {
    make: 'DJI',
    model: 'FC300S',
    altitude: 198.3,
    relativeAltitude: 39.8,
    focalLength: 3.6,
    focalLength35: 20,
    fNumber: 2.8,
    exposureTime: 0.0027,
    iso: 100,
    positionSource: 'gps',
    accuracy: null,
    gimbal: { yaw: 45, pitch: -89.9, roll: 0 },
    flight: { yaw: 46, pitch: 1.8, roll: 3 },
  },
  version: 1,
  createdAt: '2026-03-01T08:00:00.000Z',
  ...photo,
})

export const aSameViewPhoto = (photo: Partial<SameViewPhoto> = {}): SameViewPhoto => ({
  _id: anId(),
  missionId: anId(),
  missionName: 'Spring survey',
  name: 'DJI_0018.JPG',
  takenAt: '2016-03-01T10:00:00.000Z',
  localTime: true,
  distance: 3.4,
  angle: 4.1,
  turn: null,
  panorama: null,
  ...photo,
})

export const aFeatureFile = (file: Partial<FeatureFile> = {}): FeatureFile => ({
  _id: anId(),
  missionId: anId(),
  kind: 'photo',
  name: 'DJI_0018.JPG',
  mediaType: 'image/jpeg',
  size: 4_024_770,
  state: 'staged',
  imported: true,
  takenAt: '2016-06-23T16:31:59.000Z',
  localTime: true,
  hasPicture: true,
  isCover: false,
  flightId: null,
  clientVisible: false,
  version: 1,
  createdAt: '2026-03-01T08:00:00.000Z',
  ...file,
})
