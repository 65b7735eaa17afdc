import { Button, Modal } from 'antd'
import type { Mission, MissionStatus } from '../../../api/mission'
import { missionsText } from '../messages'
import { isFinal, moveWord, questions, words, type FinalMove } from './moves'

interface StatusMovesProps {
  mission: Mission
  /** The status changes that are shown as buttons. */
  moves: MissionStatus[]
  /** The status change that is being saved. */
  moving: MissionStatus | undefined
  onMove: (status: MissionStatus) => void
}

/** A button for each status change that the server allows; the first one is the primary action. */
export function StatusMoves({ mission, moves, moving, onMove }: StatusMovesProps) {
  return moves.map((status, position) => (
    <Button
      key={status}
      type={position === 0 && status !== 'cancelled' ? 'primary' : 'default'}
      danger={status === 'cancelled'}
      loading={moving === status}
      disabled={moving !== undefined && moving !== status}
      onClick={() => onMove(status)}
    >
      {moveWord(mission, status)}
    </Button>
  ))
}

interface MoveQuestionProps {
  mission: Mission
  /** The status change to confirm; null if there is none. */
  asked: MissionStatus | null
  onMove: (status: FinalMove) => void
  onCancel: () => void
}

/** Asks for confirmation of a status change that cannot be undone. */
export function MoveQuestion({ mission, asked, onMove, onCancel }: MoveQuestionProps) {
  if (asked === null || !isFinal(asked)) return null
  return (
    <Modal
      open
      title={missionsText(questions[asked].title, { name: mission.name })}
      okText={missionsText(words[asked])}
      okButtonProps={{ danger: asked === 'cancelled' }}
      cancelText={missionsText('goBack')}
      onOk={() => onMove(asked)}
      onCancel={onCancel}
    >
      {missionsText(questions[asked].body)}
    </Modal>
  )
}
