// Elevation models of generated ground, imported as layers.
import type { AddressInfo } from 'node:net'
import type { components } from '../platform/contract/contract.gen'
import { localFrame } from '../../geometry/localFrame'
import { plainTiff } from '../media/raster/testing/plainTiff'
import { send } from '../records/uploads/testing/tusClient'
import type { TestApp } from './testApp'
import { until } from './until'

type Layer = components['schemas']['Layer']

const SIDE = 300
const DEGREES = 1e-5

/** About 330 m around a place. @param heightAt metres, at metres east and north of it */
export function elevationModel(
  { lat, long }: { lat: number; long: number },
  heightAt: (east: number, north: number) => number,
): Buffer {
  const frame = localFrame(lat, long)
  const values = new Float32Array(SIDE * SIDE)
  const origin: [number, number] = [long - (SIDE / 2) * DEGREES, lat + (SIDE / 2) * DEGREES]
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const at = frame.toMetres(origin[1] - (row + 0.5) * DEGREES, origin[0] + (column + 0.5) * DEGREES)
      values[row * SIDE + column] = heightAt(...at)
    }
  }
  return plainTiff({ width: SIDE, height: SIDE, values, origin, pixelSize: DEGREES, epsg: 4326 })
}

/** The app must listen. @returns the layer, which is ready */
export async function addElevation(
  aerie: TestApp,
  cookie: string,
  { missionId, name, model }: { missionId: string; name: string; model: Buffer },
): Promise<Layer> {
  const origin = `http://127.0.0.1:${(aerie.app.server.address() as AddressInfo).port}`
  const uploadId = (await send(origin, cookie, model, { filename: `${name} dsm.tif` })).id
  const wanted = { missionId, uploadId, name }
  const { _id } = (await aerie.call<{ _id: string }>(cookie, 'POST', '/layer/create', wanted)).data
  return until(async () => {
    const { data } = await aerie.call<{ items: Layer[] }>(cookie, 'GET', `/layer/getbymissionId/${missionId}`)
    return data.items.find((layer) => layer._id === _id && layer.status === 'ready')
  })
}
