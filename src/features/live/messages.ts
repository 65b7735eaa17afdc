import { catalogue } from '../../shared/messages'

/** Why live video does not work. */
export const liveVideoText = catalogue('liveVideo', {
  starting: 'Live video is starting',
  startingHelp:
    'Drones and viewers connect by themselves as soon as it has started. That takes minutes if the server is busy. Everything else works.',
  noRtmp: 'Encoders cannot connect',
  noRtmpHelp:
    'The server could not open its port for RTMP. Browsers and phones can still publish. Ask the operator of the server, who finds the reason under System.',
  failing: 'Live video does not start',
  failingHelp:
    'The server tries it again and again. Everything else works. Ask the operator of the server, who finds the reason in its log.',
  none: 'Live video does not work at the moment',
  noneHelp:
    'No server receives streams. It starts again within a minute. Otherwise ask the operator of the server, who finds the reason under System.',
})
