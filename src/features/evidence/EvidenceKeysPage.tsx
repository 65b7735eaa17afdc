import { useState, type CSSProperties } from 'react'
import { KeyOutlined } from '@ant-design/icons'
import { Alert, Button, Card, Modal } from 'antd'
import { useGetEvidenceKeysQuery, useRotateEvidenceKeyMutation, type EvidenceKey } from '../../api/evidence'
import { Facts } from '../../shared/Facts'
import { PageHeader } from '../../shared/PageHeader'
import { showMessage } from '../../shared/showMessage'
import { StateTag } from '../../shared/StateTag'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { absoluteTime } from '../../shared/time/timeText'
import { evidenceText } from './messages'
import { routeText } from './routeMessages'

const SKELETON_ROWS = 2
const ROW_HEIGHT = 180
const PEM: CSSProperties = { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }

/** The keys of the installation that sign evidence. */
export function EvidenceKeysPage() {
  const { data, error, refetch } = useGetEvidenceKeysQuery(undefined, { refetchOnMountOrArgChange: true })
  const keys = data?.data.keys
  return (
    <>
      <PageHeader
        title={routeText('keys')}
        detail={evidenceText('keysDetail')}
        actions={keys && <RotateKey inUse={keys.find(({ retiredAt }) => retiredAt === null)} />}
      />
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />}
      {keys?.length === 0 && (
        <EmptyState icon={<KeyOutlined />} title={evidenceText('keysNoneTitle')} help={evidenceText('keysNoneHelp')} />
      )}
      {keys?.map((key) => (
        <KeyCard key={key._id} signingKey={key} />
      ))}
    </>
  )
}

function KeyCard({ signingKey: { _id: keyId, publicKey, createdAt, retiredAt } }: { signingKey: EvidenceKey }) {
  return (
    <Card style={{ marginBottom: 16 }}>
      <StateTag hue={retiredAt === null ? 'green' : undefined}>
        {evidenceText(retiredAt === null ? 'keyInUse' : 'keyRetired')}
      </StateTag>
      <Facts
        items={[
          { key: 'id', label: evidenceText('keyId'), children: <code>{keyId}</code> },
          { key: 'created', label: evidenceText('keyCreated'), children: absoluteTime(createdAt) },
          ...(retiredAt === null
            ? []
            : [{ key: 'retired', label: evidenceText('keyRetiredAt'), children: absoluteTime(retiredAt) }]),
          { key: 'public', label: evidenceText('keyPublic'), children: <pre style={PEM}>{publicKey.trim()}</pre> },
        ]}
      />
    </Card>
  )
}

function RotateKey({ inUse }: { inUse: EvidenceKey | undefined }) {
  const [isAsking, setAsking] = useState(false)
  const [rotate, { isLoading, error, reset }] = useRotateEvidenceKeyMutation()
  const close = () => {
    setAsking(false)
    reset()
  }
  const confirm = async () => {
    const { data } = await rotate({ evidenceKeyRotation: inUse ? { keyId: inUse._id } : {} })
    if (!data) return
    showMessage({ type: 'success', text: evidenceText('rotated') })
    close()
  }
  if (!inUse) {
    return (
      <>
        {error && <Alert type="error" showIcon title={error.message} />}
        <Button type="primary" loading={isLoading} onClick={() => void confirm()}>
          {evidenceText('makeKey')}
        </Button>
      </>
    )
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{evidenceText('rotate')}</Button>
      <Modal
        open={isAsking}
        title={evidenceText('rotateTitle')}
        okText={evidenceText('rotateAction')}
        cancelText={evidenceText('cancel')}
        confirmLoading={isLoading}
        onOk={() => void confirm()}
        onCancel={close}
      >
        <p>{evidenceText('rotateHelp')}</p>
        {error && <Alert type="error" showIcon title={error.message} />}
      </Modal>
    </>
  )
}
