import { catalogue } from '../../shared/messages'

export const termsText = catalogue('terms', {
  text: `Terms and conditions of use

1. Scope
{product} is used to plan drone missions, watch live video, store recordings, images, maps and documents, and act on what they show. These terms apply between you, the organisation that gave you this account, and the company that operates this installation of {product}.

2. Your account
Your account is personal. Keep your password secret, do not let other people use your account, and inform your organisation immediately if you suspect that someone else knows your password. Actions in your account are recorded with your name, the time and the IP address.

3. Lawful use
Use {product} only for work that your organisation has assigned to you and that local law permits. Flying, filming and using detection results may require permits, and people on the ground have a right to privacy. The pilot in command remains responsible for the flight. {product} does not replace the judgement of a pilot or the rules of the air.

4. Confidentiality
Images, videos, positions and reports may show people, homes and industrial sites. Share them only with people who need them for their work, and only in the ways your organisation allows. Anyone who has a shared link can open it.

5. Automated detection
Counts, detections and alerts are produced by software and can be wrong. Check the image before you act, and never make a decision about a person based on an automated result alone.

6. Your organisation's data
Data that is uploaded, recorded or entered here belongs to your organisation, which decides how long it is kept and who can see it. Personal data of users (name, e-mail address, actions and their times) is processed to provide, secure and audit the service, for as long as your organisation or the law requires.

7. Availability
The operator takes reasonable measures to keep {product} available and your data safe. {product}, networks, cameras and drones can fail. Do not rely on {product} as the only means of protecting life or property.

8. Termination
You can stop using {product} at any time. Your organisation or the operator can close an account that violates these terms.

9. Changes
If these terms change in substance, you are asked to accept them again before you continue.`,
})
