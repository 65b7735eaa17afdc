import { Suspense, useState } from 'react'
import { PrinterOutlined } from '@ant-design/icons'
import { lazyArea } from '../../shared/lazyArea'
import { MapButton } from '../controls/MapButton'
import { printText } from './messages'
import type { PrintDialogProps } from './PrintDialog'

const PrintDialog = lazyArea(() => import('./PrintDialog'), 'PrintDialog')

interface PrintButtonProps extends Omit<PrintDialogProps, 'onClose'> {
  disabledReason?: string | undefined
}

/** Opens the dialog that prints the visible map. */
export function PrintButton({ disabledReason, ...props }: PrintButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <MapButton
        name={printText('print')}
        icon={<PrinterOutlined />}
        onClick={() => setOpen(true)}
        disabledReason={disabledReason}
      />
      {isOpen && (
        <Suspense>
          <PrintDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
