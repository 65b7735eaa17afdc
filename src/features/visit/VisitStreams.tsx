import { useState } from 'react'
import { WifiOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useWatchVisitStreamMutation, type VisitContents, type VisitStream } from '../../api/visit'
import { LivePicture } from '../../live-player/LivePlayer'
import { EmptyState } from '../../shared/states/EmptyState'
import { visitText } from './messages'
import './visit.css'

/** The live streams of a link. */
export function VisitStreams({ visit, contents }: { visit: string; contents: VisitContents }) {
  const live = contents.streams.filter(({ isLive }) => isLive)
  if (live.length === 0) {
    return <EmptyState icon={<WifiOutlined />} title={visitText('noStreamsTitle')} help={visitText('noStreamsHelp')} />
  }
  return (
    <div className="visit-scroll">
      <div className="visit-column">
        {live.map((stream) => (
          <Stream key={stream._id} visit={visit} stream={stream} />
        ))}
      </div>
    </div>
  )
}

function Stream({ visit, stream: { _id, name } }: { visit: string; stream: VisitStream }) {
  const [watch] = useWatchVisitStreamMutation()
  const [isMuted, setMuted] = useState(true)
  return (
    <section aria-label={name}>
      <div className="visit-live">
        <LivePicture
          streamId={_id}
          muted={isMuted}
          createTicket={async ({ streamId }) => {
            const { data, error } = await watch({ visit, streamId })
            return { ...(data && { data }), ...(error && { error }) }
          }}
        />
      </div>
      <p className="visit-caption">
        <strong>{name}</strong>
        <Button size="small" onClick={() => setMuted(!isMuted)}>
          {visitText(isMuted ? 'unmute' : 'mute')}
        </Button>
      </p>
    </section>
  )
}
