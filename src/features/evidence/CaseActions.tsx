import { useState } from 'react'
import { DownloadOutlined } from '@ant-design/icons'
import { Alert, Button, Modal, Typography } from 'antd'
import { useNavigate } from 'react-router-dom'
import { downloadHref } from '../../api/download'
import { useDeleteEvidenceCaseMutation, useFreezeEvidenceCaseMutation, type EvidenceCase } from '../../api/evidence'
import { useConfirmDelete } from '../../shared/forms/useConfirmDelete'
import { ShareButton } from '../../shares/ShareButton'
import { evidenceText } from './messages'

/** Freezes, downloads or deletes a case. */
export function CaseActions({
  evidence: { _id: caseId, name, state, itemCount, version },
  isWhole,
}: {
  evidence: EvidenceCase
  /** Whether the user may see every item. The archive and all changes are for those who may. */
  isWhole: boolean
}) {
  const navigate = useNavigate()
  const [remove] = useDeleteEvidenceCaseMutation()
  const [freeze, { isLoading, error, reset }] = useFreezeEvidenceCaseMutation()
  const [isAsking, setAsking] = useState(false)
  const { open, dialog } = useConfirmDelete({
    title: evidenceText('deleteTitle', { name }),
    warning: evidenceText('deleteWarning'),
    name,
    action: evidenceText('deleteAction'),
    run: () => remove({ caseId }),
    onDeleted: () => void navigate('/dashboard/evidence'),
  })
  const close = () => {
    setAsking(false)
    reset()
  }
  const confirm = async () => {
    const { data } = await freeze({ caseId, body: { version } })
    if (data) close()
  }
  return (
    <>
      {state === 'open' && itemCount > 0 && isWhole && (
        <Button type="primary" onClick={() => setAsking(true)}>
          {evidenceText('freeze')}
        </Button>
      )}
      {state === 'frozen' && isWhole && (
        <Button
          type="primary"
          icon={<DownloadOutlined aria-hidden />}
          href={downloadHref(`/evidence/download/${caseId}`)}
          download
        >
          {evidenceText('download')}
        </Button>
      )}
      {state === 'frozen' && isWhole && <ShareButton shared={{ kind: 'evidence', targetId: caseId }} name={name} />}
      {state === 'frozen' && !isWhole && <Typography.Text type="secondary">{evidenceText('notWhole')}</Typography.Text>}
      {state === 'open' && !isWhole && (
        <Typography.Text type="secondary">{evidenceText('notChangeable')}</Typography.Text>
      )}
      {state === 'open' && isWhole && <Button onClick={open}>{evidenceText('delete')}</Button>}
      {dialog}
      <Modal
        open={isAsking}
        title={evidenceText('freezeTitle', { name })}
        okText={evidenceText('freezeAction')}
        cancelText={evidenceText('cancel')}
        confirmLoading={isLoading}
        onOk={() => void confirm()}
        onCancel={close}
      >
        <p>{evidenceText('freezeHelp')}</p>
        {error && <Alert type="error" showIcon title={error.message} />}
      </Modal>
    </>
  )
}
