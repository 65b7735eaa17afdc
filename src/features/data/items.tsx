// How items of each kind look, and where they open.
import {
  AimOutlined,
  FileTextOutlined,
  GlobalOutlined,
  LineChartOutlined,
  PictureOutlined,
  PlaySquareOutlined,
  RocketOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'
import { downloadHref } from '../../api/download'
import type { DataItem, DataKind } from '../../api/data'
import { dataText } from './messages'

interface KindLook {
  /** Of several items. */
  label: () => string
  /** Of one item. */
  one: () => string
  icon: ComponentType
  /** On the map. */
  color: string
  /** Below the page of the mission. */
  path: (item: DataItem) => string
  /** Without the ID. */
  thumbnail?: string
}

const LOOKS: Record<DataKind, KindLook> = {
  photo: {
    label: () => dataText('photo'),
    one: () => dataText('onePhoto'),
    icon: PictureOutlined,
    color: '#0958d9',
    path: ({ _id }) => `/photos?photo=${_id}`,
    thumbnail: '/photo/picture',
  },
  layer: {
    label: () => dataText('layer'),
    one: () => dataText('oneLayer'),
    icon: GlobalOutlined,
    color: '#08979c',
    path: ({ _id }) => `?selected=${_id}`,
    thumbnail: '/layer/thumbnail',
  },
  document: {
    label: () => dataText('document'),
    one: () => dataText('oneDocument'),
    icon: FileTextOutlined,
    color: '#6b7280',
    path: ({ _id }) => `/documents?document=${_id}`,
  },
  recording: {
    label: () => dataText('recording'),
    one: () => dataText('oneRecording'),
    icon: PlaySquareOutlined,
    color: '#be185d',
    path: ({ _id }) => `/recordings?recording=${_id}`,
    thumbnail: '/recording/poster',
  },
  outcome: {
    label: () => dataText('outcome'),
    one: () => dataText('oneOutcome'),
    icon: AimOutlined,
    color: '#a16207',
    path: ({ _id }) => `/outcomes?outcome=${_id}`,
    thumbnail: '/outcome/picture',
  },
  flight: {
    label: () => dataText('flight'),
    one: () => dataText('oneFlight'),
    icon: RocketOutlined,
    color: '#c2410c',
    path: ({ _id }) => `/flights?flight=${_id}`,
  },
  telemetry: {
    label: () => dataText('telemetry'),
    one: () => dataText('oneTelemetry'),
    icon: LineChartOutlined,
    color: '#7c3aed',
    path: ({ flightId }) => (flightId === null ? '/flights' : `/flights?flight=${flightId}`),
  },
}

export const kindLabel = (kind: DataKind): string => LOOKS[kind].label()
export const oneOfKind = (kind: DataKind): string => LOOKS[kind].one()
export const kindColor = (kind: DataKind): string => LOOKS[kind].color

/** The place where an item opens. */
export const itemPath = (item: DataItem): string =>
  `/dashboard/missions/${item.missionId}${LOOKS[item.kind].path(item)}`

/** A thumbnail, or the icon of the kind. */
export function ItemPicture({ item: { _id, kind, hasThumbnail } }: { item: DataItem }) {
  const { icon: Icon, thumbnail } = LOOKS[kind]
  return (
    <span className="data-picture" title={oneOfKind(kind)}>
      {hasThumbnail && thumbnail ? (
        <img src={downloadHref(`${thumbnail}/${_id}`)} alt={oneOfKind(kind)} loading="lazy" decoding="async" />
      ) : (
        <>
          <Icon />
          <span className="visually-hidden">{oneOfKind(kind)}</span>
        </>
      )}
    </span>
  )
}
