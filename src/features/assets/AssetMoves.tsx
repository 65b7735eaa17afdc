import { useState } from 'react'
import { Button, Form, Input } from 'antd'
import { useUpdateAssetStateMutation, type Asset, type AssetState } from '../../api/asset'
import { FormDialog } from '../../shared/forms/FormDialog'
import { assetStateEditLimits } from '../../shared/limits/asset.gen'
import { assetsText } from './messages'

export const actionText = (state: AssetState): string =>
  ({
    available: assetsText('toAvailable'),
    in_maintenance: assetsText('toInMaintenance'),
    grounded: assetsText('toGrounded'),
    retired: assetsText('toRetired'),
  })[state]

/** The changes of the state that the server allows, each with its reason. */
export function AssetMoves({ asset, onStale }: { asset: Asset; onStale: () => void }) {
  const [target, setTarget] = useState<AssetState>()
  const [change] = useUpdateAssetStateMutation()
  const { _id: assetId, version, name, nextStates } = asset
  const send = async ({ reason }: { reason?: string }) => {
    const assetStateEdit = { assetId, version, state: target ?? 'available', ...(reason?.trim() && { reason }) }
    const reply = await change({ assetStateEdit })
    if (reply.error) onStale()
    return reply
  }
  return (
    <>
      {nextStates.map((state) => (
        <Button key={state} danger={state === 'retired'} onClick={() => setTarget(state)}>
          {actionText(state)}
        </Button>
      ))}
      {target && (
        <FormDialog<{ reason?: string }, object>
          title={assetsText('moveTitle', { action: actionText(target), name })}
          okText={actionText(target)}
          formName="asset-state"
          labels={{ reason: assetsText('fieldReason') }}
          send={send}
          onDone={() => setTarget(undefined)}
          onClose={() => setTarget(undefined)}
          help={target === 'retired' && <p>{assetsText('retiredHelp')}</p>}
        >
          <Form.Item
            name="reason"
            label={assetsText('fieldReason')}
            rules={[{ required: target === 'grounded', whitespace: true, message: assetsText('reasonNeeded') }]}
          >
            <Input.TextArea autoSize maxLength={assetStateEditLimits.reason.maxLength} />
          </Form.Item>
        </FormDialog>
      )}
    </>
  )
}
