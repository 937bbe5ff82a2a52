export const BLOCKS: { label: string; explained: string; words: string }[] = [
  { label: 'Título', explained: '# no começo da linha', words: '\n# Título do documento\n' },
  { label: 'Parte', explained: '## no começo da linha', words: '\n## Parte\n' },
  { label: 'Cláusula', explained: '§ no começo da linha: numerada sozinha', words: '\n§ Texto da cláusula.\n' },
  { label: 'Parágrafo de cláusula', explained: '§§ no começo da linha', words: '\n§§ Texto do parágrafo.\n' },
  { label: 'Item de lista', explained: '- no começo da linha', words: '\n- Item\n' },
  { label: 'Negrito', explained: 'entre dois asteriscos', words: '**negrito**' },
  {
    label: 'Condição',
    explained: 'o texto só aparece quando ela vale; compare com =, ≠, < ou >, e junte com E ou OU',
    words: '\n{{se estagiario.menor = sim}}\nTexto para menores.\n{{senão}}\nTexto para os demais.\n{{fim}}\n',
  },
  {
    label: 'Texto no lugar do que falta',
    explained: 'sem ele, um dado em branco impede o envio',
    words: '{{estagiario.nome_social senão "não informado"}}',
  },
  {
    label: 'Tabela',
    explained: 'a legenda sozinha na primeira linha, o cabeçalho na segunda',
    words:
      '\n| Quadro de horários |\n| Dia | Horário |\n{{para cada dia em ' +
      'horario}}\n| {{dia.dia}} | {{dia.horas}} |\n{{fim}}\n',
  },
  { label: 'Assinatura', explained: '@ papel: nome', words: '\n@ Empresa: {{empresa.representante}}\n' },
]
