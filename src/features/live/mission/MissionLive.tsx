import { useState } from 'react'
import { KeyOutlined, VideoCameraOutlined } from '@ant-design/icons'
import { Alert, Button, Flex } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { useGetMissionStreamsQuery, type ActiveStream } from '../../../api/stream'
import type { MissionSegmentProps } from '../../../manifest/manifest'
import { usePolling } from '../../../realtime/usePolling'
import { useCan } from '../../../session/useCan'
import { EmptyState } from '../../../shared/states/EmptyState'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { StreamKeysDrawer } from '../keys/StreamKeysDrawer'
import { LiveVideoNotice } from '../LiveVideoNotice'
import { DroneMap } from '../map/DroneMap'
import { usePhones } from '../map/usePhones'
import { liveText } from './messages'
import './missionLive.css'
import { StreamEnded } from './StreamEnded'
import { StreamList } from './StreamList'
import { StreamView } from './StreamView'

const ROW_HEIGHT = 160
const NO_STREAMS: readonly ActiveStream[] = []
/** Figures and, without a socket, new streams appear this late at most. */
const POLL_MS = 5_000

/** The streams of a mission: one large, with the map and what the drone reports. */
// oxlint-disable-next-line complexity -- a screen with one condition for each part that it shows; could be divided into components
export function MissionLive({ mission }: MissionSegmentProps) {
  const { _id: missionId } = mission
  const { data, error, refetch } = useGetMissionStreamsQuery({ missionId }, usePolling(POLL_MS, false))
  const [search, setSearch] = useSearchParams()
  const canCreate = useCan('stream_create')
  const canList = useCan('stream_list')
  const hasKeys = search.has('keys') && (canCreate || canList)
  const [chosenId, setChosenId] = useState<string>()
  const streams = data?.data.streams
  const shown = streams?.find(({ _id }) => _id === chosenId) ?? streams?.[0]
  const ended = useEnded(shown, streams)
  const showKeys = (isShown: boolean) => {
    const next = new URLSearchParams(search)
    if (isShown) next.set('keys', '')
    else next.delete('keys')
    setSearch(next, { replace: true })
  }

  if (!streams && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!streams) return <RowsSkeleton rows={2} height={ROW_HEIGHT} />
  const keysButton = (canCreate || canList) && (
    <Button icon={<KeyOutlined aria-hidden />} onClick={() => showKeys(true)}>
      {liveText('keys')}
    </Button>
  )
  return (
    <Flex vertical gap={16}>
      <LiveVideoNotice state={data.data.liveVideo} />
      {error && <Alert type="warning" showIcon title={error.message} />}
      {ended.name !== undefined && (
        <StreamEnded mission={mission} name={ended.name} isLast={streams.length === 0} onClose={ended.close} />
      )}
      {shown ? (
        <>
          <Flex justify="space-between" gap={8} wrap>
            <StreamList streams={streams} shown={shown} onChoose={setChosenId} />
            {keysButton}
          </Flex>
          <StreamView key={shown._id} stream={shown} />
        </>
      ) : (
        <>
          <EmptyState
            icon={<VideoCameraOutlined />}
            title={liveText('noneTitle')}
            help={liveText(canCreate ? 'noneHelp' : 'noneHelpReader')}
            action={keysButton}
          />
          <MissionPhones missionId={missionId} />
        </>
      )}
      {hasKeys && (
        <StreamKeysDrawer
          missionId={missionId}
          flightId={search.get('flight') ?? undefined}
          onClose={() => showKeys(false)}
        />
      )}
    </Flex>
  )
}

/** The map of a mission without streams, while phones share their position. */
function MissionPhones({ missionId }: { missionId: string }) {
  const phones = usePhones(missionId)
  if (phones.length === 0) return null
  return (
    <div className="mission-live-map">
      <DroneMap streams={NO_STREAMS} missionId={missionId} />
    </div>
  )
}

/** The name of the stream that was shown last, once it is no longer published. */
function useEnded(shown: ActiveStream | undefined, streams: readonly ActiveStream[] | undefined) {
  const [last, setLast] = useState<{ _id: string; name: string }>()
  const [name, setName] = useState<string>()
  if (streams && last && !streams.some(({ _id }) => _id === last._id)) {
    // The same device that publishes again has not ended.
    if (!streams.some((stream) => stream.name === last.name)) setName(last.name)
    setLast(undefined)
  } else if (shown && shown._id !== last?._id) {
    setLast({ _id: shown._id, name: shown.name })
    if (shown.name === name) setName(undefined)
  }
  return { name, close: () => setName(undefined) }
}
