// Checks that the limits of the form are those of the contract.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { LATITUDE_MAX, LONGITUDE_MAX } from '../../map/positionLimits'
import { DESCRIPTION_MAX, NAME_MAX, LOCATION_NAME_MAX } from './limits'
import { SEARCH_MAX } from '../../shared/lists/listParams'

interface Limits {
  maxLength?: number
  minimum?: number
  maximum?: number
}
interface Contract {
  components: {
    parameters: Record<string, { schema: Limits }>
    schemas: Record<string, { properties: Record<string, Limits> }>
  }
}

const read = (file: string) => parse(readFileSync(path.resolve('api-spec', file), 'utf8')) as Contract

test('limits of missions are those of the contract', () => {
  const { NewMission, MissionEdit } = read('mission.yaml').components.schemas
  for (const schema of [NewMission, MissionEdit]) {
    expect(schema?.properties['name']?.maxLength).toBe(NAME_MAX)
    expect(schema?.properties['description']?.maxLength).toBe(DESCRIPTION_MAX)
  }
})

test('limits of locations are those of the contract', () => {
  expect(read('location.yaml').components.schemas['NewLocation']?.properties['name']?.maxLength).toBe(LOCATION_NAME_MAX)
  const { lat, long } = read('common.yaml').components.schemas['Coordinates']?.properties ?? {}
  expect(lat).toMatchObject({ minimum: -LATITUDE_MAX, maximum: LATITUDE_MAX })
  expect(long).toMatchObject({ minimum: -LONGITUDE_MAX, maximum: LONGITUDE_MAX })
})

test('the search limit is that of the contract', () => {
  expect(read('common.yaml').components.parameters['Search']?.schema.maxLength).toBe(SEARCH_MAX)
})
