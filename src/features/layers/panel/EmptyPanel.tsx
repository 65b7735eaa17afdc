import type { ReactNode } from 'react'
import { BlockOutlined } from '@ant-design/icons'
import { useCan } from '../../../session/useCan'
import { EmptyState } from '../../../shared/states/EmptyState'
import { layersText } from '../texts/messages'

/** Explains how layers are added to a mission without layers. */
export function EmptyPanel({ uploadButton }: { uploadButton: ReactNode }) {
  const canUpload = useCan('upload_layer')
  return (
    <EmptyState
      icon={<BlockOutlined />}
      title={layersText('emptyTitle')}
      help={layersText(canUpload ? 'emptyHelp' : 'emptyHelpReader')}
      action={canUpload && uploadButton}
    />
  )
}
