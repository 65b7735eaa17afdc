import { recordingBase, recordingsBeside } from './sideFile'

test.each([
  ['DJI_20260312_0042_D.LRF', 'DJI_20260312_0042_D.MP4'],
  ['DJI_0042.m4a', 'dji_0042.mov'],
  ['DJI_0042.THM', 'DJI_0042.MP4'],
  ['GL010042.LRV', 'GX010042.MP4'],
  ['GL010042.LRV', 'GH010042.MP4'],
  ['GX010042.THM', 'GX010042.MP4'],
  ['GOPR0042.LRV', 'GOPR0042.MP4'],
  ['LRV_20230115_101500_11_042.insv', 'VID_20230115_101500_00_042.insv'],
  ['LRV_20230115_101500_01_042.lrv', 'VID_20230115_101500_00_042.insv'],
])('%s is beside %s', (side, recording) => {
  expect(recordingsBeside(side)).toContain(recordingBase(recording))
  expect(recordingsBeside(recording)).toBeUndefined()
})

test('a copy of low resolution is no recording that others are beside, and subtitles are no side file', () => {
  expect(recordingBase('LRV_20230115_101500_11_042.insv')).toBeUndefined()
  expect(recordingBase('DJI_0042.LRF')).toBeUndefined()
  expect(recordingsBeside('DJI_0042.SRT')).toBeUndefined()
  expect(recordingsBeside('DJI_0042.JPG')).toBeUndefined()
})
