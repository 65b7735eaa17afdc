import { connectPayload } from './connectPayload'
import { grantedInWords } from './permissionWords'

const crud = (entity: string) => ['create', 'delete', 'list', 'update'].map((action) => `${entity}_${action}`)

// As the customer spells them.
const ALL = [
  ...['alert', 'asset_class', 'asset', 'flight', 'flight_log', 'location', 'manufacturer', 'mission', 'mission_type'],
  ...['model', 'package', 'tenant', 'user', 'user_group', 'vod'],
]
  .flatMap(crud)
  .concat(
    'add_feature can_create_base_layer can_delete_base_layer can_edit_base_layer can_update_base_layer'.split(' '),
    'can_upload_to_base_layer client_data client_list comment_delete create_client dashboard data_page'.split(' '),
    'delete_client delete_document delete_feature delete_layer download_layer edit_client edit_feature'.split(' '),
    'edit_layer feature_file_delete feature_file_upload feature_list layer_list list_document'.split(' '),
    'otp_email_send public_map_create save_drawings set_cover_photo stream_create stream_delete'.split(' '),
    'stream_list tenant_list_self tenant_update_self thread_create thread_list thread_update'.split(' '),
    'update_document upload_document upload_layer webrtc_view'.split(' '),
  )

test('every permission has plain words of its own', () => {
  const words = grantedInWords(ALL).flatMap((topic) => topic.words)
  expect(words).toHaveLength(ALL.length)
  for (const topic of grantedInWords(ALL)) expect(new Set(topic.words).size).toBe(topic.words.length)
  // A name without words would be shown as it is.
  const asTheyAre = ALL.map((name) => name.replaceAll('_', ' '))
  expect(words.filter((word) => asTheyAre.includes(word))).toEqual([])
})

test('only what is granted is listed; an unknown name is not hidden', () => {
  expect(grantedInWords(['mission_list', 'vod_delete', 'fly_to_moon'])).toEqual([
    { title: 'Missions', words: ['see'] },
    { title: 'Recordings', words: ['delete'] },
    { title: 'Elsewhere', words: ['fly to moon'] },
  ])
  expect(grantedInWords([])).toEqual([])
})

test('the QR code carries the six addresses; bundled engines are at this address', () => {
  expect(connectPayload()).toEqual({
    baseServer: 'http://localhost',
    stream: 'http://localhost',
    inferenceServer: 'http://localhost',
    rtmp: 'rtmp://localhost:1935',
    api: 'http://localhost/apis/v1',
    cdn: 'http://localhost',
  })
})
