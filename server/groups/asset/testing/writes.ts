import type { Made, Site, WriteFixture } from '../../../testing/staleness/site'

const droneClass = async ({ call }: Site): Promise<string> => {
  const { classes } = await call<{ classes: { _id: string; kind: string }[] }>('GET', '/assetclass/get')
  return classes.find(({ kind }) => kind === 'drone')!._id
}
const asset = async (site: Site): Promise<Made> =>
  site.call('POST', '/asset/create', { name: 'Kite 1', serial: 'K-1', classId: await droneClass(site) })
const assetClass = ({ call }: Site): Promise<Made> =>
  call('POST', '/assetclass/create', { name: 'Radio', kind: 'other' })
const manufacturer = ({ call }: Site): Promise<Made> => call('POST', '/manufacturer/create', { name: 'Northwind' })
const newModel = async (site: Site) => ({
  name: 'Kite 4',
  manufacturerId: (await manufacturer(site))._id,
  classId: await droneClass(site),
})
const model = async (site: Site): Promise<Made> => site.call('POST', '/model/create', await newModel(site))
const newRule = async (site: Site) => ({ name: 'Service', classId: await droneClass(site), everyDays: 30 })
const rule = async (site: Site): Promise<Made> => site.call('POST', '/maintenance/rule/create', await newRule(site))
const record = async (site: Site): Promise<Made> =>
  site.call('POST', `/maintenance/record/create/${(await asset(site))._id}`, { name: 'Service', person: 'Tia' })
const assetFile = async (site: Site): Promise<Made> =>
  site.call('POST', `/asset/file/create/${(await asset(site))._id}`, { uploadId: await site.upload('png') })
const deleted = async (site: Site): Promise<string> => {
  const { _id } = await asset(site)
  await site.call('DELETE', `/asset/delete/${_id}`)
  return _id
}

/** Assets, their classes, manufacturers and models, and maintenance. */
export const writes: Record<string, WriteFixture> = {
  createAssetClass: () => ({ body: { name: 'Radio', kind: 'other' } }),
  async editAssetClass(site) {
    const { _id: assetClassId, version } = await assetClass(site)
    return { ids: { assetClassId }, body: { version, name: 'Radios' } }
  },
  deleteAssetClass: async (site) => ({ ids: { assetClassId: (await assetClass(site))._id } }),
  createManufacturer: () => ({ body: { name: 'Northwind' } }),
  async editManufacturer(site) {
    const { _id: manufacturerId, version } = await manufacturer(site)
    return { ids: { manufacturerId }, body: { version, name: 'Northwind UAS' } }
  },
  deleteManufacturer: async (site) => ({ ids: { manufacturerId: (await manufacturer(site))._id } }),
  createAssetModel: async (site) => ({ body: await newModel(site) }),
  async updateAssetModel(site) {
    const { _id: assetModelId, version } = await model(site)
    return { ids: { assetModelId }, body: { version, name: 'Kite 5' } }
  },
  deleteAssetModel: async (site) => ({ ids: { assetModelId: (await model(site))._id } }),
  createAsset: async (site) => ({ body: { name: 'Kite 1', serial: 'K-1', classId: await droneClass(site) } }),
  async editAsset(site) {
    const { _id: assetId, version } = await asset(site)
    return { ids: { assetId }, body: { version, name: 'Kite 2' } }
  },
  async updateAssetState(site) {
    const { _id: assetId, version } = await asset(site)
    return { body: { assetId, version, state: 'grounded', reason: 'Cracked arm' } }
  },
  async updateAssetStates(site) {
    const { _id: assetId, version } = await asset(site)
    return { body: { assets: [{ assetId, version }], state: 'grounded', reason: 'Cracked arm' } }
  },
  async deleteAssets(site) {
    const { _id: assetId, version } = await asset(site)
    return { body: { assets: [{ assetId, version }] } }
  },
  importAssets: () => ({ body: { csv: 'name,serial,class\nKite 1,K-1,Drone\n' } }),
  deleteAsset: async (site) => ({ ids: { assetId: (await asset(site))._id } }),
  restoreAsset: async (site) => ({ ids: { assetId: await deleted(site) } }),
  deleteAssetPermanently: async (site) => ({ ids: { assetId: await deleted(site) } }),
  async deleteAssetTrash(site) {
    await deleted(site)
    return {}
  },
  createAssetFile: async (site) => ({
    ids: { assetId: (await asset(site))._id },
    body: { uploadId: await site.upload('png') },
  }),
  async editAssetFile(site) {
    const { _id: assetFileId, version } = await assetFile(site)
    return { ids: { assetFileId }, body: { version, name: 'Registration.png' } }
  },
  deleteAssetFile: async (site) => ({ ids: { assetFileId: (await assetFile(site))._id } }),
  async restoreAssetFile(site) {
    const { _id: assetFileId } = await assetFile(site)
    await site.call('DELETE', `/asset/file/delete/${assetFileId}`)
    return { ids: { assetFileId } }
  },
  createMaintenanceRule: async (site) => ({ body: await newRule(site) }),
  async editMaintenanceRule(site) {
    const { _id: maintenanceRuleId, version } = await rule(site)
    return { ids: { maintenanceRuleId }, body: { version, everyDays: 60 } }
  },
  deleteMaintenanceRule: async (site) => ({ ids: { maintenanceRuleId: (await rule(site))._id } }),
  createMaintenanceRecord: async (site) => ({
    ids: { assetId: (await asset(site))._id },
    body: { name: 'Service', person: 'Tia' },
  }),
  deleteMaintenanceRecord: async (site) => ({ ids: { maintenanceRecordId: (await record(site))._id } }),
  async restoreMaintenanceRecord(site) {
    const { _id: maintenanceRecordId } = await record(site)
    await site.call('DELETE', `/maintenance/record/delete/${maintenanceRecordId}`)
    return { ids: { maintenanceRecordId } }
  },
  async assignFlightAssets(site) {
    const { _id: missionId } = await site.mission()
    const { _id: flightId, version } = await site.call('POST', '/flight/create', { missionId, name: 'Flight 1' })
    return { body: { flightId, version, droneId: (await asset(site))._id } }
  },
}
