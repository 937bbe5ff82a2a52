import { operatorEmails } from '#features/accounts/server/accounts.ts'
import { writeLetters } from '#server/mail/letter.ts'
import { type SetAside, taskSetAside } from '#server/tasks/set-aside.ts'
import { listener, task } from '#server/tasks/task.ts'

/** Nobody else would know: the product is up again, and one task of it is not done. */
const tellSetAside = task<SetAside>('tell-task-set-aside', async (ctx, { task, task_id }) => {
  const letter = {
    subject: 'Uma tarefa interna foi posta de lado',
    greeting: 'Olá!',
    paragraphs: [
      `A tarefa ${task} (nº ${task_id}) encerrou o servidor três vezes seguidas enquanto rodava. ` +
        'Para que o site continue no ar, ela não começa de novo agora.',
      'Quem cuida do servidor encontra em docs/operations.md, em “Tasks”, como ver o que houve e como tentar de novo.',
    ],
    action: { label: 'Ver as tarefas', path: '/admin/tarefas' },
  }
  await writeLetters(
    ctx,
    (await operatorEmails(ctx)).map((to) => ({ to, ...letter })),
  )
})

export const setAsideListeners = [listener(taskSetAside, tellSetAside)]
