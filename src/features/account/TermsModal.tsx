import { Button, Input, Modal } from 'antd'
import { useLogoutMutation } from '../../api/auth'
import { useAcceptTermsMutation } from '../../api/user'
import { productName } from '../../shared/product'
import { accountText } from './messages'
import { termsText } from './termsText'

const WIDTH = 720
const TEXT_HEIGHT = 400

/** Blocks the app until the user accepts the terms or logs out. */
export function TermsModal() {
  const [acceptTerms, { isLoading: isAccepting }] = useAcceptTermsMutation()
  const [logout, { isLoading: isLeaving }] = useLogoutMutation()
  return (
    <Modal
      open
      width={WIDTH}
      centered
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      title={accountText('termsTitle')}
      footer={[
        <Button key="decline" loading={isLeaving} disabled={isAccepting} onClick={() => void logout()}>
          {accountText('termsDecline')}
        </Button>,
        <Button
          key="accept"
          type="primary"
          loading={isAccepting}
          disabled={isLeaving}
          onClick={() => void acceptTerms({ terms: true })}
        >
          {accountText('termsAccept')}
        </Button>,
      ]}
    >
      <p style={{ marginTop: 0 }}>{accountText('termsIntro', { product: productName() })}</p>
      <Input.TextArea
        readOnly
        value={termsText('text', { product: productName() })}
        aria-label={accountText('termsLabel')}
        style={{ height: TEXT_HEIGHT, resize: 'none' }}
      />
    </Modal>
  )
}
