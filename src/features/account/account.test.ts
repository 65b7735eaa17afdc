import { putStartUpValuesInPage, startUpValues } from '../../testing/startUpValues'
import { connectLink, connectPayload } from './connectPayload'
import { permissionTopics } from './permissionTopics'

const crud = (entity: string) => ['create', 'delete', 'list', 'update'].map((action) => `${entity}_${action}`)

// Names as in the specification.
const ENTITIES = [
  'alert',
  'asset_class',
  'asset',
  'flight',
  'flight_log',
  'location',
  'manufacturer',
  'mission',
  'mission_type',
  'model',
  'package',
  'tenant',
  'user',
  'user_group',
  'vod',
]
const ALL = [
  ...ENTITIES.flatMap(crud),
  'add_feature',
  'can_create_base_layer',
  'can_delete_base_layer',
  'can_edit_base_layer',
  'can_update_base_layer',
  'can_upload_to_base_layer',
  'client_data',
  'client_list',
  'comment_delete',
  'create_client',
  'dashboard',
  'data_page',
  'delete_client',
  'delete_document',
  'delete_feature',
  'delete_layer',
  'download_layer',
  'edit_client',
  'edit_feature',
  'edit_layer',
  'feature_file_delete',
  'feature_file_upload',
  'feature_list',
  'layer_list',
  'list_document',
  'otp_email_send',
  'public_map_create',
  'save_drawings',
  'set_cover_photo',
  'stream_create',
  'stream_delete',
  'stream_list',
  'tenant_list_self',
  'tenant_update_self',
  'thread_create',
  'thread_list',
  'thread_update',
  'update_document',
  'upload_document',
  'upload_layer',
  'webrtc_view',
]

test('every permission belongs to an area and has its own label', () => {
  const labels = permissionTopics(ALL).flatMap((topic) => topic.labels)
  expect(new Set(labels).size).toBe(ALL.length)
  // A permission without a label would be shown by its name.
  const names = ALL.map((name) => name.replaceAll('_', ' '))
  expect(labels.filter((label) => names.includes(label))).toEqual([])
})

test('lists only granted permissions, and unknown names too', () => {
  expect(permissionTopics(['mission_list', 'vod_delete', 'fly_to_moon'])).toEqual([
    { title: 'Missions and flights', labels: ['See missions'] },
    { title: 'Live streams and recordings', labels: ['Delete recordings'] },
    { title: 'Other', labels: ['fly to moon'] },
  ])
  expect(permissionTopics([])).toEqual([])
})

test('the QR code contains the six addresses, with bundled engines at the address of the page', () => {
  expect(connectPayload()).toEqual({
    baseServer: 'http://localhost',
    stream: 'http://localhost',
    inferenceServer: 'http://localhost',
    rtmp: 'rtmp://localhost:1935',
    api: 'http://localhost/apis/v1',
    cdn: 'http://localhost',
  })
})

test('the link for the browser of a phone carries the code where it is not sent', () => {
  expect(connectLink('7K3M-QX9D')).toBe('http://localhost/connect#code=7K3M-QX9D')
})

test('the QR code contains the addresses and the RTMP port of the start-up values', () => {
  jest.isolateModules(() => {
    putStartUpValuesInPage({ ...startUpValues, PUBLIC_URL: 'https://fly.example', RTMP_PORT: '1936' })
    // oxlint-disable-next-line typescript/no-require-imports -- a fresh copy, because the values are read once
    const fresh = require('./connectPayload') as { connectPayload: typeof connectPayload }
    expect(fresh.connectPayload()).toEqual({
      baseServer: 'https://fly.example',
      stream: 'https://fly.example',
      inferenceServer: 'https://fly.example',
      rtmp: 'rtmp://fly.example:1936',
      api: 'https://fly.example/apis/v1',
      cdn: 'https://fly.example',
    })
  })
  putStartUpValuesInPage()
})
