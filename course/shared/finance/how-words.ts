export const howWords = {
  en: {
    how: 'How is this calculated?',
    close: 'Close',
    trail: 'What you asked before',
    nothing: 'Nothing has been entered for this yet, so it is zero.',
    noValue: 'There is no value yet: one of its numbers is missing or zero.',
    result: 'Result',
    atLeast: 'It is never below zero.',
    atMost: 'It is never more than:',
    equalPayments:
      'A loan is paid back in equal monthly payments. Each one pays the interest of the month on what is still owed; the rest makes the loan smaller. From these numbers:',
    scenario: {
      expected: 'Expected scenario',
      optimistic: 'Optimistic scenario',
      pessimistic: 'Pessimistic scenario',
    },
    rounding: 'Numbers are shown in whole cents, so a multiplication can be off by a cent.',
    goTo: (label: string) => `${label}: go to where it is entered`,
  },
  es: {
    how: '¿Cómo se calcula esto?',
    close: 'Cerrar',
    trail: 'Lo que preguntaste antes',
    nothing: 'Todavía no se ha anotado nada para esto, así que es cero.',
    noValue: 'Todavía no hay valor: falta uno de sus números, o es cero.',
    result: 'Resultado',
    atLeast: 'Nunca queda por debajo de cero.',
    atMost: 'Nunca es más que:',
    equalPayments:
      'Un préstamo se devuelve en cuotas mensuales iguales. Cada una paga los intereses del mes sobre lo que aún se debe; el resto reduce el préstamo. Con estos números:',
    scenario: {
      expected: 'Escenario esperado',
      optimistic: 'Escenario optimista',
      pessimistic: 'Escenario pesimista',
    },
    rounding:
      'Los números se muestran en centavos enteros; por eso una multiplicación puede variar en un centavo.',
    goTo: (label: string) => `${label}: ir a donde se anota`,
  },
} as const
