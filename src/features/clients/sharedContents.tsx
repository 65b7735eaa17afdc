// What is shown of a mission to a client, as its cards list it.
import type { ReactNode } from 'react'
import {
  AimOutlined,
  AlertOutlined,
  FileTextOutlined,
  GlobalOutlined,
  PictureOutlined,
  PlayCircleOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons'
import type { ClientMission } from '../../api/client'
import type { ShownKind } from '../../manifest/manifest'
import { clientAreaText } from './clientAreaMessages'

type Shown = ClientMission['shown']

interface Contents {
  kind: ShownKind
  icon: ReactNode
  /** The number with its unit: "24 photos". */
  text: string
}

const contents: { kind: ShownKind; icon: ReactNode; text: (count: number) => string }[] = [
  { kind: 'live', icon: <VideoCameraOutlined />, text: (count) => clientAreaText('live', { count }) },
  { kind: 'layers', icon: <GlobalOutlined />, text: (count) => clientAreaText('layers', { count }) },
  { kind: 'photos', icon: <PictureOutlined />, text: (count) => clientAreaText('photos', { count }) },
  { kind: 'recordings', icon: <PlayCircleOutlined />, text: (count) => clientAreaText('recordings', { count }) },
  { kind: 'alerts', icon: <AlertOutlined />, text: (count) => clientAreaText('alerts', { count }) },
  { kind: 'outcomes', icon: <AimOutlined />, text: (count) => clientAreaText('outcomes', { count }) },
  { kind: 'documents', icon: <FileTextOutlined />, text: (count) => clientAreaText('documents', { count }) },
]

/** Only kinds of which something is shown. */
export const contentsOf = (shown: Shown): Contents[] =>
  contents.flatMap(({ kind, icon, text }) => {
    const count = shown[kind]
    return count > 0 ? [{ kind, icon, text: text(count) }] : []
  })

/** Whether the mission has an overview: with one kind and no description it would only repeat the tab beside it. */
export function isWorthAnOverview({ shown, description }: Pick<ClientMission, 'shown' | 'description'>): boolean {
  const kinds = contentsOf(shown).length
  return kinds > 1 || (kinds === 1 && description !== '')
}
