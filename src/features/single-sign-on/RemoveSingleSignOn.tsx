import { Button } from 'antd'
import { useDeleteSingleSignOnMutation } from '../../api/single-sign-on'
import { useConfirmDelete } from '../../shared/forms/useConfirmDelete'
import { showMessage } from '../../shared/showMessage'
import { ssoText } from './messages'

/** @param name host of the provider, which is typed to confirm */
export function RemoveSingleSignOn({ name }: { name: string }) {
  const [remove] = useDeleteSingleSignOnMutation()
  const { open, dialog } = useConfirmDelete({
    title: ssoText('removeTitle'),
    warning: ssoText('removeWarning'),
    name,
    action: ssoText('removeAction'),
    run: () => remove(),
    onDeleted: () => showMessage({ type: 'success', text: ssoText('removed') }),
  })
  return (
    <>
      <Button danger onClick={open}>
        {ssoText('remove')}
      </Button>
      {dialog}
    </>
  )
}
