import { useState } from 'react'
import { useSelector } from 'react-redux'
import { alertsText } from '../../../alerts/messages'
import type { Alert } from '../../../api/alert'
import { MissionSceneMap } from '../../../built-in-layers/MissionSceneMap'
import { useGetRecordingQuery } from '../../../api/vod'
import { formatView } from '../../../map/viewParam'
import { selectTenantId } from '../../../session/authSlice'
import { useCan } from '../../../session/useCan'
import { useMissionPath } from '../../../session/useMissionPath'
import { LinkButton } from '../../../shared/LinkButton'
import { deskText } from './messages'

/** The moment plays from a little before, so that people see what led to it. */
const LEAD_SECONDS = 3
const ZOOM = 16

/** What shows an alert: the moment of its recording or its picture, and a map of its place if `hasMap`. Nothing if it has none. */
export function AlertMedia({ alert, hasMap }: { alert: Alert; hasMap: boolean }) {
  const { title, pictureUrl, recordingId, momentMs, missionId } = alert
  const position = hasMap ? alert.position : null
  const canPlay = useCan('vod_list')
  const hasVideo = canPlay && recordingId !== null
  if (!hasVideo && !pictureUrl && !position) return null
  return (
    <div className="alert-media">
      {hasVideo && <Moment recordingId={recordingId} second={(momentMs ?? 0) / 1000} />}
      {pictureUrl && <img className="alert-picture" src={pictureUrl} alt={alertsText('pictureOf', { title })} />}
      {position && (
        <div className="alert-map">
          <MissionSceneMap
            missionId={missionId}
            label={deskText('place')}
            scene={{ layers: [], pin: { at: [position.long, position.lat], name: title } }}
            view={{ center: [position.long, position.lat], zoom: ZOOM }}
            controls={<MapLinks alert={alert} position={position} />}
          />
        </div>
      )}
    </div>
  )
}

/** Alerts of rules may be about another aircraft, which the full map shows. */
function MapLinks({
  alert: { missionId, source },
  position,
}: {
  alert: Alert
  position: { lat: number; long: number }
}) {
  const tenantId = useSelector(selectTenantId)
  const canSeeLive = useCan('stream_list')
  const canSeeLayers = useCan('layer_list')
  const missionPath = useMissionPath()
  const search = `view=${formatView({ center: [position.long, position.lat], zoom: ZOOM })}`
  return (
    <>
      <LinkButton size="small" to={`${missionPath(missionId)}?${search}`}>
        {deskText('showOnMap')}
      </LinkButton>
      {tenantId && source === 'rule' && canSeeLive && canSeeLayers && (
        <LinkButton size="small" to={`/map/${tenantId}/${missionId}?${search}`}>
          {deskText('showWithAircraft')}
        </LinkButton>
      )}
    </>
  )
}

function Moment({ recordingId, second }: { recordingId: string; second: number }) {
  const { data } = useGetRecordingQuery({ vodId: recordingId })
  const [hasFailed, setFailed] = useState(false)
  const fileUrl = data?.data.fileUrl
  if (!data) return <div className="alert-video" />
  if (!fileUrl || hasFailed) return <p>{deskText(fileUrl ? 'momentFailed' : 'noFile')}</p>
  return (
    <video
      className="alert-video"
      src={fileUrl}
      controls
      muted
      playsInline
      autoPlay={!window.matchMedia('(prefers-reduced-motion: reduce)').matches}
      aria-label={deskText('moment')}
      onLoadedMetadata={({ currentTarget }) => {
        currentTarget.currentTime = Math.max(0, second - LEAD_SECONDS)
      }}
      onError={() => setFailed(true)}
    />
  )
}
