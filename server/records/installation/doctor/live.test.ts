import type { Db } from '../../../platform/db/tenancy'
import { inLanguage } from './finding'
import { examineLive, type Ingest } from './live'

/** Not read while this process does not listen. */
const NO_DATABASE = undefined as unknown as Db

test.each([
  ['starting', 'warning', 'Live video is starting: the media process does not listen yet.'],
  ['failing', 'failed', 'Live video does not start: the media process has ended several times before it listened.'],
  ['noRtmp', 'failed', 'The media process does not listen at port 1935.'],
] as const)('says why live video does not work while its process is %s', async (state, found, text) => {
  const ingest: Ingest = { state }
  const findings = await examineLive({ RTMP_PORT: '1935' }, NO_DATABASE, ingest)
  expect(findings.map((finding) => inLanguage('en', finding))).toMatchObject([
    { state: found, text, action: expect.any(String) as string },
  ])
})
