import { Alert, Button, Card, Skeleton, Typography } from 'antd'
import { downloadHref } from '../../../api/download'
import type { Flight } from '../../../api/flight'
import { useListPhotosQuery, type Photo } from '../../../api/photo'
import { useCan } from '../../../session/useCan'
import { useMissionPath } from '../../../session/useMissionPath'
import { Link } from '../../../shared/Link'
import { LinkButton } from '../../../shared/LinkButton'
import { flightsText } from '../messages'
import './flightPhotos.css'

const MAX_SHOWN = 6

/** The first photos of a flight, and the way to all of them. */
export function FlightPhotos({ flight }: { flight: Flight }) {
  const canSee = useCan('feature_list')
  return canSee ? <Photos flight={flight} /> : null
}

function Photos({ flight: { _id: flightId, mission } }: { flight: Flight }) {
  const { data, error, refetch } = useListPhotosQuery({ missionId: mission._id, flightId, pageSize: MAX_SHOWN })
  const missionPath = useMissionPath()
  const gallery = `${missionPath(mission._id)}/photos?flight=${flightId}`
  const total = data?.data.total ?? 0
  return (
    <Card
      title={data ? flightsText('photosCount', { count: total }) : flightsText('photos')}
      extra={total > 0 && <LinkButton to={gallery}>{flightsText('photosOpen')}</LinkButton>}
    >
      <div className="flight-photos">
        {data && total > 0 && (
          <ul>
            {data.data.items.map((photo) => (
              <li key={photo._id}>
                <Link to={`${gallery}&photo=${photo._id}`}>
                  <Thumbnail photo={photo} />
                </Link>
              </li>
            ))}
          </ul>
        )}
        {data && total === 0 && <Typography.Text type="secondary">{flightsText('photosEmpty')}</Typography.Text>}
        {!data && !error && <Skeleton.Node active style={{ width: '100%', height: 72 }} />}
        {!data && error && (
          <Alert
            type="error"
            showIcon
            title={error.message}
            action={<Button onClick={() => void refetch()}>{flightsText('photosRetry')}</Button>}
          />
        )}
      </div>
    </Card>
  )
}

function Thumbnail({ photo: { _id, name, hasPicture } }: { photo: Photo }) {
  if (!hasPicture) return name
  return <img src={downloadHref(`/photo/picture/${_id}`)} alt={name} loading="lazy" decoding="async" />
}
