export type SharedModel = {
  name: string
  name_es: string
  type: 'social' | 'revenue'
  description: string
  description_es: string
  examples: readonly string[]
  examples_es: readonly string[]
}

export const sharedModels = [
  {
    name: 'market intermediary',
    name_es: 'intermediario de mercado',
    type: 'social',
    description:
      'You buy from small producers, or sell on their behalf, and open markets they cannot reach alone. You may also help with quality, packaging or transport. Your income is the difference between the price you pay and the price you get. It works when producers earn more with you than without you.',
    description_es:
      'Compras a pequeños productores, o vendes por ellos, y abres mercados a los que no llegan por su cuenta. También puedes ayudar con la calidad, el empaque o el transporte. Tu ingreso es la diferencia entre el precio que pagas y el que recibes. Funciona cuando ganan más contigo que sin ti.',
    examples: [
      'Cafédirect, in the United Kingdom, buys coffee, tea and cocoa from small growers and sells them in supermarkets under its own brand.',
      'Ten Thousand Villages, a non-profit in the United States, buys crafts from artisans in many countries and sells them in its shops.',
    ],
    examples_es: [
      'Cafédirect, en el Reino Unido, compra café, té y cacao a pequeños productores y los vende en supermercados con su propia marca.',
      'Ten Thousand Villages, una organización sin fines de lucro de Estados Unidos, compra artesanías de muchos países y las vende en sus tiendas.',
    ],
  },
  {
    name: 'employment',
    name_es: 'empleo',
    type: 'social',
    description:
      'You give paid work and training to people whom other employers turn away. It may be for a disability, a prison record or missing school papers. Customers buy your product because it is good. The wage, the skills and the daily support are your impact. Plan time and money for that support.',
    description_es:
      'Das trabajo pagado y formación a personas que otros empleadores rechazan. Puede ser por una discapacidad, antecedentes penales o estudios sin terminar. La clientela compra tu producto porque es bueno. El sueldo, las habilidades y el apoyo diario son tu impacto. Prevé tiempo y dinero para ese apoyo.',
    examples: [
      'Greyston Bakery in the United States hires people without asking about their past and earns its income by selling brownies.',
      'Specialisterne, founded in Denmark, trains autistic people and employs them in work for technology companies.',
    ],
    examples_es: [
      'Greyston Bakery, en Estados Unidos, contrata a personas sin preguntar por su pasado y vive de la venta de brownies.',
      'Specialisterne, fundada en Dinamarca, forma a personas autistas y les da empleo en trabajos para empresas de tecnología.',
    ],
  },
  {
    name: 'fee-for-service',
    name_es: 'pago por servicio',
    type: 'social',
    description:
      'The people you want to help are your customers, and they pay for the service you give them. The price must be one they can afford and must still cover your costs. Small payments, simple service and many customers make this possible. Because people pay, they soon tell you when something is not good.',
    description_es:
      'Las personas a las que quieres ayudar son tus clientes y pagan por el servicio que les das. El precio debe estar a su alcance y aun así cubrir tus costos. Lo hacen posible los pagos pequeños, un servicio sencillo y muchos clientes. Como pagan, pronto te dicen si algo no está bien.',
    examples: [
      'Salud Digna, in Mexico, offers laboratory tests, ultrasound and glasses at low fixed prices that patients pay themselves.',
      'LifeSpring Hospitals, in Hyderabad, India, care for mothers and babies of low-income families for a fixed, affordable fee.',
    ],
    examples_es: [
      'Salud Digna, en México, ofrece análisis de laboratorio, ultrasonidos y lentes a precios fijos y bajos que pagan los propios pacientes.',
      'LifeSpring Hospitals, en Hyderabad, India, atiende a madres y bebés de familias de bajos ingresos por una tarifa fija y accesible.',
    ],
  },
  {
    name: 'organization support',
    name_es: 'apoyo a la organización',
    type: 'social',
    description:
      'A separate business earns money for a social organisation. What it sells need not have anything to do with the mission; its profit pays for the work. Keep two sets of accounts and people who know how to run the business. A weak business takes money away from the mission instead of bringing it.',
    description_es:
      'Un negocio aparte gana dinero para una organización social. Lo que vende no tiene que ver necesariamente con la misión; su ganancia paga ese trabajo. Lleva cuentas separadas y busca personas que sepan manejar el negocio. Un negocio débil le quita dinero a la misión en lugar de traérselo.',
    examples: [
      "Oxfam's shops in the United Kingdom sell donated books and clothes, and the profit pays for Oxfam's work.",
      'Housing Works, in New York, runs thrift shops and a bookstore; what they earn helps people with HIV who have no home.',
    ],
    examples_es: [
      'Las tiendas de Oxfam en el Reino Unido venden libros y ropa donados, y la ganancia paga el trabajo de Oxfam.',
      'Housing Works, en Nueva York, tiene tiendas de segunda mano y una librería; lo que ganan ayuda a personas con VIH que no tienen vivienda.',
    ],
  },
  {
    name: 'service subsidization',
    name_es: 'subsidio de servicios',
    type: 'social',
    description:
      'Customers who can pay the full price make it possible to serve others cheaply or free. Both groups get the same quality; comfort or extras may differ. You need to know how many paying customers carry one person who pays less. Watch that balance each month, because it decides how many people you can help.',
    description_es:
      'Quienes pueden pagar el precio completo hacen posible atender a otras personas por poco dinero o gratis. Ambos grupos reciben la misma calidad; pueden cambiar la comodidad o los extras. Calcula cuántos clientes que pagan sostienen a una persona que paga menos. Revisa ese equilibrio cada mes: decide a cuántas personas ayudas.',
    examples: [
      'Aravind Eye Care System in India uses the fees of paying patients to treat others at little or no cost.',
      'The ambulance service 1298, in Mumbai, charged the full price for a ride to a private hospital and less, or nothing, to a public one.',
    ],
    examples_es: [
      'Aravind Eye Care System, en la India, usa lo que pagan unos pacientes para atender a otros por poco o nada.',
      'El servicio de ambulancias 1298, en Bombay, cobraba el precio completo por ir a un hospital privado y menos, o nada, por ir a uno público.',
    ],
  },
  {
    name: 'cooperative',
    name_es: 'cooperativa',
    type: 'social',
    description:
      'Members own the business together, use its services and decide with one vote each. They may buy, sell, save or work in common. The profit stays in the business or is shared according to how much each member used it. Good meetings and open accounts matter as much as good products.',
    description_es:
      'Sus miembros son dueños del negocio en conjunto, usan sus servicios y deciden con un voto por persona. Pueden comprar, vender, ahorrar o trabajar en común. La ganancia queda en el negocio o se reparte según cuánto lo usó cada quien. Importan tanto las buenas reuniones y las cuentas abiertas como los buenos productos.',
    examples: [
      'Amul, in Gujarat, India, belongs to village dairy cooperatives: the families who bring the milk own the brand that sells it.',
      'Mondragon, in the Basque Country, is a group of cooperatives whose workers are owners and have one vote each.',
    ],
    examples_es: [
      'Amul, en Guyarat, India, pertenece a cooperativas lecheras de aldea: las familias que llevan la leche son dueñas de la marca que la vende.',
      'Mondragon, en el País Vasco, es un grupo de cooperativas en las que quienes trabajan son dueños y tienen un voto cada uno.',
    ],
  },
  {
    name: 'entrepreneur support',
    name_es: 'apoyo a emprendedores',
    type: 'social',
    description:
      'You sell tools, credit, training or other services that help people run their own small business. Your customers pay from what they earn more. So your success depends on theirs: if their business grows, they come back and can pay. Choose a line of work you know well and stay near your customers.',
    description_es:
      'Vendes herramientas, crédito, formación u otros servicios que ayudan a las personas a llevar su propio pequeño negocio. Tus clientes pagan con lo que ganan de más. Por eso tu éxito depende del suyo: si su negocio crece, vuelven y pueden pagar. Elige un oficio que conozcas bien y mantente cerca.',
    examples: [
      'KickStart, in Kenya, sells low-cost irrigation pumps that small farmers work by foot or hand to grow crops for sale.',
      'One Acre Fund, in East Africa, brings seed and fertiliser on credit, teaches farmers how to use them and is repaid in small amounts.',
    ],
    examples_es: [
      'KickStart, en Kenia, vende bombas de riego de bajo costo que se mueven con el pie o la mano para cultivar y vender.',
      'One Acre Fund, en África oriental, entrega semillas y abono a crédito, enseña a usarlos y recibe el pago en cantidades pequeñas.',
    ],
  },
  {
    name: 'market linkage',
    name_es: 'vinculación de mercados',
    type: 'social',
    description:
      'You connect producers and buyers who would not find each other, and you are paid for the connection. You do not own the goods. Your value is knowledge: who grows what, who needs what, and whom one can trust. Income comes as a fee, a commission or a subscription from one side or both.',
    description_es:
      'Conectas a productores y compradores que no se encontrarían por su cuenta, y te pagan por esa conexión. La mercadería no es tuya. Tu valor es el conocimiento: quién cultiva qué, quién necesita qué y en quién se puede confiar. El ingreso llega como tarifa, comisión o suscripción de una o ambas partes.',
    examples: [
      'Esoko, in Ghana, sends market prices to farmers by phone and helps buyers find them; organisations pay for the service.',
      'Novica is an online marketplace where artisans from Mexico, Peru, Ghana and other countries set their prices and find buyers abroad.',
    ],
    examples_es: [
      'Esoko, en Ghana, envía precios de mercado a productores por teléfono y ayuda a los compradores a encontrarlos; pagan organizaciones.',
      'Novica es un mercado en línea donde artesanos de México, Perú, Ghana y otros países fijan sus precios y encuentran compradores en el exterior.',
    ],
  },
  {
    name: 'peer-to-peer',
    name_es: 'entre pares',
    type: 'social',
    description:
      'You run a platform, online or on a notice board, where people serve each other directly: they lend, teach, share or swap. You set the rules, build trust and settle disputes. Income comes from a small fee per exchange or a membership. The platform is useful only when enough people offer and ask.',
    description_es:
      'Manejas una plataforma, en línea o en un tablero, donde las personas se sirven unas a otras: prestan, enseñan, comparten o intercambian. Tú pones las reglas, creas confianza y resuelves conflictos. El ingreso viene de una pequeña tarifa por intercambio o de una membresía. Solo sirve cuando suficientes personas ofrecen y piden.',
    examples: [
      'Hello Tractor, in Nigeria, has an app through which owners of tractors and farmers who need one find each other.',
      'BlaBlaCar, from France, brings together drivers with free seats and people going the same way, and earns a fee on many trips.',
    ],
    examples_es: [
      'Hello Tractor, en Nigeria, tiene una aplicación con la que se encuentran dueños de tractores y quienes necesitan uno.',
      'BlaBlaCar, de Francia, reúne a conductores con asientos libres y a personas que van al mismo lugar, y cobra una tarifa en muchos viajes.',
    ],
  },
  {
    name: 'education and training',
    name_es: 'educación y formación',
    type: 'revenue',
    description:
      'People or organisations pay for courses, workshops or certificates. You can teach the people you help, or teach others and use the income for your mission. The price depends on what learners can do afterwards. Full groups and repeated courses bring the cost per learner down, so fix a minimum group size.',
    description_es:
      'Personas u organizaciones pagan por cursos, talleres o certificados. Puedes enseñar a quienes ayudas, o enseñar a otros y usar el ingreso para tu misión. El precio depende de lo que se sabe hacer al terminar. Los grupos llenos y los cursos repetidos bajan el costo por estudiante; fija un tamaño mínimo de grupo.',
    examples: [
      'The Alliances Françaises are local associations in many cities of the world that live mainly from the fees of their French courses.',
      'St John Ambulance, in England, sells first-aid courses to companies and uses the income for its volunteer work.',
    ],
    examples_es: [
      'Las Alianzas Francesas son asociaciones locales en muchas ciudades del mundo que viven sobre todo de lo que cobran por sus cursos de francés.',
      'St John Ambulance, en Inglaterra, vende cursos de primeros auxilios a empresas y usa el ingreso para su trabajo voluntario.',
    ],
  },
  {
    name: 'direct sales',
    name_es: 'venta directa',
    type: 'revenue',
    description:
      'Customers pay for each product or service they receive. It is the simplest way to earn: a price, a sale, a payment. You learn quickly what people value, because they buy or they do not. Know the cost of one unit before you set the price, and count the time that selling takes.',
    description_es:
      'La clientela paga por cada producto o servicio que recibe. Es la forma más simple de ganar dinero: un precio, una venta, un pago. Aprendes rápido qué valora la gente, porque compra o no compra. Conoce el costo de una unidad antes de fijar el precio y cuenta el tiempo que lleva vender.',
    examples: [
      'd.light sells solar lamps to families without reliable electricity in Africa and Asia.',
      'Someone Somewhere, in Mexico, sells shirts and backpacks that are made together with artisans.',
    ],
    examples_es: [
      'd.light vende lámparas solares a familias de África y Asia que no tienen electricidad confiable.',
      'Someone Somewhere, en México, vende playeras y mochilas hechas junto con artesanas y artesanos.',
    ],
  },
  {
    name: 'risk sharing',
    name_es: 'riesgo compartido',
    type: 'revenue',
    description:
      'Your income depends on the result, or you share losses with customers or partners. People dare to try something new because they do not carry all the risk. You need a clear agreement on what counts as success, who measures it and what happens in a bad year. Keep a reserve for that year.',
    description_es:
      'Tu ingreso depende del resultado, o compartes las pérdidas con clientes o aliados. La gente se anima a probar algo nuevo porque no carga con todo el riesgo. Necesitas un acuerdo claro: qué cuenta como éxito, quién lo mide y qué pasa en un mal año. Guarda una reserva para ese año.',
    examples: [
      'In Peterborough, England, investors paid for support after prison; the state repaid them because fewer people were convicted again.',
      'Educate Girls, in Rajasthan, India, worked with money from a foundation that was paid back according to how many girls enrolled and learned.',
    ],
    examples_es: [
      'En Peterborough, Inglaterra, inversionistas pagaron un apoyo al salir de la cárcel; el Estado les devolvió el dinero porque hubo menos condenas nuevas.',
      'Educate Girls, en Rajastán, India, trabajó con dinero de una fundación que lo recuperó según cuántas niñas se inscribieron y aprendieron.',
    ],
  },
  {
    name: 'data',
    name_es: 'datos',
    type: 'revenue',
    description:
      'Organisations pay for information that you collect in your work, such as prices, harvests or use of a service. People must know about it and agree, and nobody may be recognised in what you sell. The data must be regular and correct to be worth money. Explain to those who share what they get back.',
    description_es:
      'Organizaciones pagan por información que reúnes en tu trabajo, como precios, cosechas o uso de un servicio. Las personas deben saberlo y aceptarlo, y nadie debe poder ser reconocido en lo que vendes. Para valer dinero, los datos tienen que ser regulares y correctos. Explica a quienes los comparten qué reciben a cambio.',
    examples: [
      '60 Decibels asks customers of social businesses by phone how they are doing; investors and companies pay for the results.',
      'PatientsLikeMe, in the United States, has earned money from health data that its members agreed to share without their names.',
    ],
    examples_es: [
      '60 Decibels pregunta por teléfono a clientes de negocios sociales cómo les va; inversionistas y empresas pagan por los resultados.',
      'PatientsLikeMe, en Estados Unidos, ha ganado dinero con datos de salud que sus miembros aceptaron compartir sin su nombre.',
    ],
  },
  {
    name: 'leasing',
    name_es: 'alquiler',
    type: 'revenue',
    description:
      'Customers pay to use a thing, not to own it: by the hour, the day or the season. This opens costly tools to people who could never buy them. You carry the purchase, the repairs and the risk of damage. Income grows with the number of days the thing is out, so watch that number.',
    description_es:
      'La gente paga por usar una cosa, no por ser su dueña: por hora, por día o por temporada. Así llegan herramientas costosas a quienes nunca podrían comprarlas. Tú asumes la compra, los arreglos y el riesgo de daños. El ingreso crece con los días en que la cosa está alquilada; cuídalos.',
    examples: [
      'Clean Team, in Kumasi, Ghana, rents toilets to homes without one; the monthly fee includes emptying.',
      'Mobility, a cooperative in Switzerland, rents out cars by the hour and the kilometre to people who do not own one.',
    ],
    examples_es: [
      'Clean Team, en Kumasi, Ghana, alquila baños a hogares que no tienen; la cuota mensual incluye el vaciado.',
      'Mobility, una cooperativa de Suiza, alquila autos por hora y por kilómetro a personas que no tienen uno.',
    ],
  },
  {
    name: 'consulting',
    name_es: 'consultoría',
    type: 'revenue',
    description:
      'Organisations pay for your know-how: you advise, plan, check or build something for them. It needs little money to start, because your knowledge is the product. Sell a clear result with a date, not just hours. Keep time for your mission, since good consulting can easily take up the whole week.',
    description_es:
      'Organizaciones pagan por lo que sabes: las asesoras, planeas, revisas o construyes algo para ellas. Se necesita poco dinero para empezar, porque el producto es tu conocimiento. Vende un resultado claro con fecha, no solo horas. Reserva tiempo para tu misión, porque una buena consultoría puede llenarte la semana entera sin que lo notes.',
    examples: [
      'auticon, founded in Berlin, employs autistic specialists whom companies pay for advice and work on their computer systems.',
      'FSG, a mission-driven firm in the United States, is paid by foundations and companies to plan how to solve social problems.',
    ],
    examples_es: [
      'auticon, fundada en Berlín, emplea a especialistas autistas a quienes las empresas pagan por asesorar sus sistemas informáticos.',
      'FSG, una consultora con misión social de Estados Unidos, cobra a fundaciones y empresas por planear cómo resolver problemas sociales.',
    ],
  },
  {
    name: 'double business model',
    name_es: 'doble modelo de negocio',
    type: 'revenue',
    description:
      'You run two lines of business, and one finances the other. The first is chosen because it earns well, the second because it helps people who cannot pay enough. Both share staff, rooms or a name. Keep their figures apart, so that you always see how much one gives and the other needs.',
    description_es:
      'Llevas dos líneas de negocio y una financia a la otra. La primera se elige porque deja buena ganancia; la segunda, porque ayuda a personas que no pueden pagar lo suficiente. Comparten personal, locales o nombre. Lleva sus números por separado, para ver siempre cuánto da una y cuánto necesita la otra.',
    examples: [
      'Fundación Paraguaya runs a farm school in Cerrito whose dairy, hotel and other small businesses pay for the lessons.',
      'Homeboy Industries, in Los Angeles, earns with a bakery and a café and helps people who leave gangs free of charge.',
    ],
    examples_es: [
      'La Fundación Paraguaya tiene en Cerrito una escuela agrícola cuya lechería, hotel y otros pequeños negocios pagan las clases.',
      'Homeboy Industries, en Los Ángeles, gana con una panadería y un café, y ayuda gratis a personas que dejan las pandillas.',
    ],
  },
  {
    name: 'ads',
    name_es: 'publicidad',
    type: 'revenue',
    description:
      "Others pay to be seen or heard by your users, on paper, on a wall, on the radio or online. Your users often pay nothing. You need many of them, or a group that is hard to reach elsewhere. Decide early whom you will not advertise, because your users' trust is what you sell.",
    description_es:
      'Otros pagan para que tus usuarios los vean o los oigan, en papel, en una pared, en la radio o en línea. Muchas veces tus usuarios no pagan nada. Necesitas que sean muchos, o un grupo difícil de alcanzar. Decide pronto a quién no anunciarás, porque lo que vendes es su confianza.',
    examples: [
      'Ecosia, a search engine from Berlin, earns from the ads beside its results and plants trees with the profit.',
      'Freerice, a quiz of the World Food Programme, turns the money for ads beside its questions into meals.',
    ],
    examples_es: [
      'Ecosia, un buscador de Berlín, gana con los anuncios junto a los resultados y planta árboles con la ganancia.',
      'Freerice, un juego de preguntas del Programa Mundial de Alimentos, convierte en comida el dinero de los anuncios junto a las preguntas.',
    ],
  },
  {
    name: 'fundraising',
    name_es: 'recaudación de fondos',
    type: 'revenue',
    description:
      'Donations, crowdfunding and sponsors are planned as a regular stream, with a goal, a person in charge and a calendar. It suits work for people who cannot pay. In your financial plan it counts as non-market revenue. Thank every giver, report what their money did, and avoid depending on a single one.',
    description_es:
      'Donaciones, colectas en línea y patrocinios se planean como una fuente regular, con una meta, una persona responsable y un calendario. Va bien con el trabajo para personas que no pueden pagar. En tu plan financiero cuenta como ingreso fuera del mercado. Agradece cada aporte, informa qué logró y evita depender de uno solo.',
    examples: [
      'Teletón, in Chile, gathers gifts for its rehabilitation centres with a large television show.',
      'charity: water, in the United States, builds on monthly donors, while other donors cover the costs of its office.',
    ],
    examples_es: [
      'La Teletón, en Chile, reúne aportes para sus centros de rehabilitación con un gran programa de televisión.',
      'charity: water, en Estados Unidos, se apoya en quienes donan cada mes, mientras otros donantes cubren los gastos de oficina.',
    ],
  },
  {
    name: 'events',
    name_es: 'eventos',
    type: 'revenue',
    description:
      'You earn from fairs, concerts, races or conferences: with tickets, stands, food and sponsors. An event also brings attention and new contacts. Most costs come before the first ticket is sold, and rain can ruin the day. Begin small, sell stands and sponsorships in advance, and count the hours of your volunteers.',
    description_es:
      'Ganas con ferias, conciertos, carreras o conferencias: con entradas, puestos, comida y patrocinios. Un evento también trae atención y contactos nuevos. La mayoría de los costos llega antes de vender la primera entrada, y la lluvia puede arruinar el día. Empieza en pequeño, vende puestos y patrocinios por adelantado y cuenta las horas del voluntariado.',
    examples: [
      'The London Marathon earns from entries, sponsors and television, and gives its surplus to sports projects.',
      'The book fair of Guadalajara, run by its university, sells stands to publishers and tickets to visitors.',
    ],
    examples_es: [
      'El maratón de Londres gana con inscripciones, patrocinios y televisión, y da su excedente a proyectos deportivos.',
      'La feria del libro de Guadalajara, organizada por su universidad, vende espacios a editoriales y entradas al público.',
    ],
  },
  {
    name: 'revenue sharing',
    name_es: 'ingresos compartidos',
    type: 'revenue',
    description:
      'You earn a share of what your partner earns through your help. You bring customers, a place, a brand or a tool; the partner does the selling. Both win only when sales happen, so interests point the same way. Agree in writing on the percentage, on how sales are counted and on when you are paid.',
    description_es:
      'Ganas una parte de lo que tu aliado gana gracias a tu ayuda. Tú pones clientes, un lugar, una marca o una herramienta; tu aliado vende. Ambos ganan solo si hay ventas, así que los intereses van en la misma dirección. Acuerden por escrito el porcentaje, cómo se cuentan las ventas y cuándo te pagan.',
    examples: [
      'Companies that sell goods under the name (RED) give a share of the income to the Global Fund against AIDS.',
      'Torra Conservancy, in Namibia, receives a share of what guests pay at a safari camp that a company runs on its land.',
    ],
    examples_es: [
      'Empresas que venden productos con el nombre (RED) dan una parte del ingreso al Fondo Mundial contra el sida.',
      'La reserva comunitaria Torra, en Namibia, recibe una parte de lo que pagan los huéspedes de un campamento que una empresa opera en su tierra.',
    ],
  },
] as const satisfies readonly SharedModel[]
