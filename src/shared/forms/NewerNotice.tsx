import { Alert, Button } from 'antd'
import { sharedText } from '../sharedText'

interface NewerNoticeProps {
  /** What the fields that differ are called. */
  fields: readonly string[]
  onLoad: () => void
}

/** Says that what is being edited was changed meanwhile, in which fields, and offers the newer values. */
export function NewerNotice({ fields, onLoad }: NewerNoticeProps) {
  return (
    <Alert
      type="warning"
      showIcon
      title={sharedText('newerTitle')}
      description={
        fields.length > 0 ? sharedText('newerFields', { fields: fields.join(', ') }) : sharedText('newerElsewhere')
      }
      action={
        <Button size="small" onClick={onLoad}>
          {sharedText('loadNewer')}
        </Button>
      }
      style={{ maxWidth: 820, marginBottom: 16 }}
    />
  )
}
